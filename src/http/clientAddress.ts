import { BlockList, isIP } from 'node:net';

/** Finds the address a request comes from. */
export type AddressOf = (
  socketAddress: string,
  forwardedFor: string | string[] | undefined,
) => string;

/**
 * Who calls, as far as it can be believed: the socket's address, or what the proxies we trust say of their own caller. What a
 * caller writes into `X-Forwarded-For` itself stands left of what a trusted proxy adds, and is never read.
 *
 * @param trust  how many proxies stand before us, or their addresses and networks (`10.0.0.0/8`)
 */
export function addressReader(trust: number | readonly string[]): AddressOf {
  if (trust === 0 || (typeof trust !== 'number' && trust.length === 0)) return (socket) => socket;
  if (typeof trust === 'number')
    return (socket, forwardedFor) => {
      const path = [...hops(forwardedFor), socket];
      return path[Math.max(0, path.length - 1 - trust)] ?? socket;
    };
  const trusted = blockListOf(trust);
  return (socket, forwardedFor) => {
    const path = [...hops(forwardedFor), socket];
    return path.findLast((address) => !isWithin(trusted, address)) ?? path[0] ?? socket;
  };
}

/** Addresses in the header, left to right; it ends where something is no address, since what is left of that is hearsay. */
function hops(forwardedFor: string | string[] | undefined): string[] {
  const parts = [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => plain(part.trim()));
  const bad = parts.findLastIndex((part) => isIP(part) === 0);
  return parts.slice(bad + 1);
}

/** Without brackets and port: `[::1]:80` and `10.0.0.1:80`. */
function plain(text: string): string {
  return (
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  );
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isWithin(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
