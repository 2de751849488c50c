import ipaddr from 'ipaddr.js';

/** Of IPv6 only this is given out to the open internet. @source IANA, IPv6 Global Unicast Address Assignments */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Stands among the addresses of the open internet and is answered by the host of a machine in its cloud. @source Microsoft, What is IP address 168.63.129.16 */
const HOST_OF_CLOUD: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Whether an address is one of the open internet: no private, local, shared, reserved or multicast one, also not inside IPv6. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || HOST_OF_CLOUD.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}

/** Whether a URL names this machine or a private address outright, in whatever way of writing; what a name leads to is looked up at each call. */
export function namesPrivateHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return !isPublicAddress(host);
  return host === 'localhost' || host.endsWith('.localhost');
}
