import type { Account } from './context.ts';
import type { HttpExchange } from './httpExchange.ts';

/** What it costs to have a session looked up. */
export interface SessionToll {
  pay(): Promise<void>;
  giveBack(): void;
}

/**
 * People who are signed in by a browser. The cookie holds 32 random bytes, of which the database has the SHA-256; it ends after
 * 7 days without use and 30 in all, at sign-out, and when the password changes.
 *
 * Who is signed in is `context.account` with `via: 'cookie'`, on operations whose access is `any`, `session`, `key-or-session`,
 * `admin` or `admin-token`; nobody is on the others. Cookies count on REST and pages alone, not on tRPC and MCP.
 */
export interface Sessions {
  /**
   * Signs a person in: a new session, its cookie on the answer, and the end of the session that the browser had.
   *
   * @param keyId  the key that is exchanged for the session, which then ends with the key
   */
  signIn(accountId: number, http: HttpExchange, keyId?: number): Promise<void>;
  /** Ends the session of this browser and takes its cookie back; nobody signed in: nothing to do. */
  signOut(http: HttpExchange): Promise<void>;
  /**
   * The account a request's cookie vouches for; undefined without one, or with one that does not hold.
   *
   * @param toll  paid before the database is asked for a session that was not good before; given back where it is good
   */
  find(headers: HttpExchange['headers'], toll?: SessionToll): Promise<Account | undefined>;
}
