import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a PostgreSQL that can be frozen, thawed, and cut. */
export interface TroubledPostgres {
  /** The database's address through this way. */
  readonly url: string;
  /** Nothing passes any more; connections stay open. */
  freeze(): void;
  thaw(): void;
  /** What passes now stays open and never gets an answer again; new connections pass, as after a change of the database's machine. */
  strand(): void;
  /** Connections end, new ones are refused, until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a server and its PostgreSQL. */
export async function troubledPostgres(url: string): Promise<TroubledPostgres> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((inner) => {
    const outer = connect(Number(target.port || 5432), target.hostname);
    const pair = [inner, outer] as const;
    pairs.add(pair);
    inner.pipe(outer).pipe(inner);
    for (const socket of pair) {
      if (isFrozen) socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<number>((ready) =>
      server.listen(port, '127.0.0.1', () => ready((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    await closed;
  };
  return {
    url: through.href,
    freeze() {
      isFrozen = true;
      for (const [inner, outer] of pairs) {
        inner.unpipe(outer);
        outer.unpipe(inner);
      }
    },
    thaw() {
      isFrozen = false;
      for (const [inner, outer] of pairs) inner.pipe(outer).pipe(inner);
    },
    strand() {
      for (const [inner, outer] of pairs) {
        inner.unpipe(outer);
        outer.unpipe(inner);
      }
    },
    cut,
    mend: async () => void (await listen(port)),
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
