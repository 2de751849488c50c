/** The lowest port that needs no privilege on the receiver's machine. */
const FIRST_FREE = 1024;

/** Ports of the range for everybody that are known for another service. @source WHATWG Fetch, 2.9 (port blocking) */
const BAD_FOR_BROWSERS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
];

/**
 * POLICY: services of machine rooms that also speak TLS, so that a post of ours could reach them where a firewall trusts us: databases,
 * queues, caches, consoles of containers and clusters, remote desktops, mail on its second ports. @source IANA, Service Name and Port Number Registry; figures from memory
 */
const MACHINE_ROOM = [
  1433, 1521, 2375, 2376, 2379, 2380, 2483, 2484, 2525, 3268, 3269, 3306, 3389, 5432, 5671, 5672,
  5900, 5985, 5986, 6379, 6380, 6443, 8200, 8500, 8501, 9042, 9092, 9093, 9142, 9200, 9300, 10250,
  11211, 27017, 27018, 27019, 33060,
];

const CLOSED: ReadonlySet<number> = new Set([...BAD_FOR_BROWSERS, ...MACHINE_ROOM]);

/**
 * Whether webhooks may go to a port. POLICY: that of https, and those that anybody may open and no other service is known for. Below 1024
 * stand mail, files and directories, to which a post of ours would be a word of somebody else's in our name.
 *
 * @param port as in a URL: empty for that of https
 */
export function isHookPort(port: string): boolean {
  const number = Number(port === '' ? 443 : port);
  return number === 443 || (number >= FIRST_FREE && number <= 65_535 && !CLOSED.has(number));
}
