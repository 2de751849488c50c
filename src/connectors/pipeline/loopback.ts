const OF_127 = /^127(?:\.\d{1,3}){3}$/;

/** Whether a host name, as `URL` writes it, is this machine: a name that only begins like its addresses is not. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || OF_127.test(hostname);
}
