import { Resolver } from 'node:dns/promises';
import { connect, isIP } from 'node:net';

/** Whether the outside world can be reached: noticed once, by a probe at start and by what calls experience, never by each request. */
export interface Network {
  /** Why no public host is to be called now; undefined when the network is up or not yet known. */
  readonly closed: string | undefined;
  /** Pending until the first probe ended; undefined afterwards. */
  readonly pending: Promise<void> | undefined;
  /** A public host answered. */
  sawReply(): void;
  /** A call failed before any reply; starts a probe when the network was thought to be up. */
  sawFailure(): void;
  close(): void;
}

export interface NetworkOptions {
  readonly offline: boolean;
  /** Hosts that stand for the outside world; the first that accepts a connection settles it. */
  readonly hosts: readonly string[];
  readonly log: (event: object) => void;
  /** Says whether a host accepts connections; replaced in tests. */
  readonly reach?: (host: string, signal: AbortSignal) => Promise<boolean>;
  readonly probeMs?: number;
  readonly retryMs?: number;
}

/** Longest wait of a probe, ms. */
const PROBE_MS = 1000;
/** POLICY: pause between probes while unreachable, ms; half a minute is soon enough for people and free for the machine. */
const RETRY_MS = 30_000;

const OFFLINE = 'offline by configuration';
const UNREACHABLE = 'network unreachable';

type State = 'unknown' | 'up' | 'down';

/** Watches the network. The first probe starts at once, in the background; no timer keeps the process alive. */
export function createNetwork(options: NetworkOptions): Network {
  const { offline, log, reach = accepts, probeMs = PROBE_MS, retryMs = RETRY_MS } = options;
  let state: State = 'unknown';
  let probing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const ended = new AbortController();

  const settle = (next: State) => {
    if (ended.signal.aborted) return;
    if (next !== state) log({ event: 'network', state: next });
    state = next;
    clearTimeout(timer);
    if (next === 'down') timer = setTimeout(probe, retryMs).unref();
  };
  function probe(): void {
    if (offline || ended.signal.aborted || probing !== undefined) return;
    const limit = AbortSignal.any([ended.signal, AbortSignal.timeout(probeMs)]);
    probing = anyReachable(options.hosts, reach, limit)
      .then((up) => settle(up ? 'up' : 'down'))
      .finally(() => (probing = undefined));
  }

  if (options.hosts.length === 0) state = 'up';
  else probe();
  return {
    get closed() {
      if (offline) return OFFLINE;
      return state === 'down' ? UNREACHABLE : undefined;
    },
    get pending() {
      return state === 'unknown' ? probing : undefined;
    },
    sawReply: () => state !== 'up' && settle('up'),
    sawFailure: () => state === 'up' && probe(),
    close: () => {
      ended.abort();
      clearTimeout(timer);
    },
  };
}

/** True as soon as one host accepts a connection; false when all refuse or the signal ends the wait. */
async function anyReachable(
  hosts: readonly string[],
  reach: (host: string, signal: AbortSignal) => Promise<boolean>,
  signal: AbortSignal,
): Promise<boolean> {
  const expired = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(new Error('expired'));
    signal.addEventListener('abort', () => reject(new Error('expired')), { once: true });
  });
  const each = hosts.map(async (host) => {
    if (!(await reach(host, signal))) throw new Error('refused');
  });
  return Promise.race([Promise.any(each).then(() => true), expired]).catch(() => false);
}

/**
 * Connects to port 443 of a host. Asks the name servers itself: the system's resolver runs on the thread pool that
 * hashing and the database's files need, and may hang there for a long time without a network.
 */
async function accepts(host: string, signal: AbortSignal): Promise<boolean> {
  try {
    const address = isIP(host) > 0 ? host : await resolve(host, signal);
    return address !== undefined && (await opens(address, signal));
  } catch {
    return false;
  }
}

async function resolve(host: string, signal: AbortSignal): Promise<string | undefined> {
  const resolver = new Resolver({ timeout: PROBE_MS / 2, tries: 2 });
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const [address] = await Promise.any([resolver.resolve4(host), resolver.resolve6(host)]);
  return address;
}

function opens(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: address, port: 443, signal });
    const end = (open: boolean) => {
      socket.destroy();
      done(open);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
