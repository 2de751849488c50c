import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makeRoom } from '../../src/http/makeRoom.ts';

const MOST = 5;
const clean: (() => void)[] = [];
afterEach(() => {
  for (const one of clean.splice(0)) one();
});

async function server() {
  const slow: ServerResponse[] = [];
  const http = createServer((request, response) => {
    if (request.url === '/slow') slow.push(response);
    else response.end('here');
  });
  makeRoom(http, MOST);
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  clean.push(() => {
    http.close();
    http.closeAllConnections();
  });
  return { http, slow, port: (http.address() as AddressInfo).port };
}

async function silent(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  clean.push(() => socket.destroy());
  await new Promise<void>((ready) => socket.once('connect', ready));
  return socket;
}

const isClosed = (socket: Socket) => socket.readableEnded || socket.destroyed;

it('the longest silent connection gives way to a newcomer, who is answered', async () => {
  const { port } = await server();
  const crowd: Socket[] = [];
  for (let i = 0; i < MOST + 3; i++) crowd.push(await silent(port));
  await expect
    .poll(() => crowd.map(isClosed))
    .toEqual([true, true, true, ...Array(MOST).fill(false)]);
  const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } });
  expect(await reply.text()).toBe('here');
});

it('a connection that was asked on once and is silent since gives way too', async () => {
  const { port } = await server();
  const kept = await silent(port);
  kept.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((answered) => kept.once('data', answered));
  const crowd: Socket[] = [];
  for (let i = 0; i < MOST; i++) crowd.push(await silent(port));
  await expect.poll(() => isClosed(kept)).toBe(true);
  expect(crowd.some(isClosed)).toBe(false);
});

it('a request that is under way is not cut off', async () => {
  const { port, slow } = await server();
  const asked = fetch(`http://127.0.0.1:${port}/slow`);
  await expect.poll(() => slow.length).toBe(1);
  for (let i = 0; i < 3 * MOST; i++) await silent(port);
  slow[0]?.end('done');
  expect(await (await asked).text()).toBe('done');
});
