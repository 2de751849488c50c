import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps a listener open for newcomers: where it holds more connections than it should, the one that has been silent longest is
 * closed, so that nobody can shut others out by holding connections on which nothing is asked. One on which a request is under way
 * is never closed.
 *
 * @param most  connections that may stand open, less than what the listener refuses at
 */
export function makeRoom(http: Server, most: number): void {
  /** Connections on which nothing is under way, the longest silent first. */
  const silent = new Set<Socket>();
  const underWay = new WeakMap<Socket, number>();
  let open = 0;
  http.on('connection', (socket) => {
    open++;
    silent.add(socket);
    socket.once('close', () => {
      open--;
      silent.delete(socket);
    });
    if (open <= most) return;
    const [longest] = silent;
    longest?.destroy();
  });
  http.on('request', ({ socket }, response) => {
    silent.delete(socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      underWay.set(socket, left);
      if (left === 0 && !socket.destroyed) silent.add(socket);
    });
  });
}
