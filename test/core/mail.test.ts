import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createMail } from '../../src/core/mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a mail in the outbox can be read as it is: links whole, letters of any script', async () => {
  const log = { error: () => undefined };
  const mail = createMail({ smtpUrl: undefined, outbox: folder, from: 'a@example.org', log });
  const link = `https://risk.example.org/account/reset?token=4B${'x'.repeat(80)}`;
  const text = `Grüße, 京都\n\n${link}\n\n${'word '.repeat(40)}end`;
  await mail.send({ to: 'b@example.org', subject: 'A link', text });
  const [name = ''] = readdirSync(folder);
  const written = readFileSync(join(folder, name), 'utf8');
  expect(written).toContain('Content-Transfer-Encoding: 8bit');
  expect(written.slice(written.indexOf('\n\n') + 2).trimEnd()).toBe(text);
});

it('a stop does not wait for a mail server that hangs, and says what is lost', async () => {
  const silent = createServer();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const { port } = silent.address() as AddressInfo;
  const error = vi.fn<(fields: object, message: string) => void>();
  const mail = createMail({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    outbox: folder,
    from: 'a@example.org',
    log: { error },
  });
  const reached = new Promise<Socket>((taken) => silent.once('connection', taken));
  mail.post(() => Promise.resolve({ to: 'b@example.org', subject: 'A link', text: 'hello' }));
  const socket = await reached;
  await mail.idle(1);
  expect(error).toHaveBeenCalledWith({ mails: 1 }, expect.stringContaining('in time'));
  socket.destroy();
  silent.close();
});
