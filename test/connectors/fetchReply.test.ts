import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatcher } from '../../src/connectors/pipeline/dispatcher.ts';
import { fetchReply } from '../../src/connectors/pipeline/fetchReply.ts';
import { faultServer, type FaultServer } from '../support/faultServer.ts';

let server: FaultServer;
const dispatcher = createDispatcher();
beforeAll(async () => {
  server = await faultServer('{}');
});
afterAll(async () => {
  await dispatcher.destroy();
  await server.close();
});

const get = (path: string, maxBytes = 10_000) =>
  fetchReply(
    { url: server.url + path },
    { maxBytes, userAgent: 'test/1 (test@example.org)', dispatcher },
    AbortSignal.timeout(5000),
  );

describe('a reply', () => {
  it('that comes packed is unpacked, and the cap holds for what comes out', async () => {
    server.behave({ body: gzipSync('{"a":1}'), headers: { 'content-encoding': 'gzip' } });
    expect((await get('/')).text).toBe('{"a":1}');
    server.behave({
      body: gzipSync(Buffer.alloc(5_000_000)),
      headers: { 'content-encoding': 'gzip' },
    });
    await expect(get('/')).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('larger than 10000 bytes'),
    });
    server.behave({ body: 'not packed', headers: { 'content-encoding': 'gzip' } });
    await expect(get('/')).rejects.toMatchObject({ kind: 'network' });
  });

  it('is read in the charset that it names, and in UTF-8 where that does not exist', async () => {
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>Nevado de Longaví</a>',
      'latin1',
    );
    server.behave({ body: latin, type: 'application/xml' });
    expect((await get('/')).text).toContain('Longaví');
    server.behave({ body: 'é', type: 'text/plain; charset=klingon' });
    expect((await get('/')).text).toBe('é');
  });

  it('of another path on the same host is followed, in circles not', async () => {
    server.behave((request) =>
      request.url === '/old'
        ? { status: 301, headers: { location: '/new' }, body: '' }
        : { body: request.url ?? '' },
    );
    expect(await get('/old')).toMatchObject({ text: '/new', url: `${server.url}/new` });
    server.behave({ status: 302, headers: { location: '/again' }, body: '' });
    await expect(get('/again')).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('circles'),
    });
    server.behave({
      status: 302,
      headers: { location: 'http://169.254.169.254/latest' },
      body: '',
    });
    await expect(get('/away')).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('another host'),
    });
  });

  it('that says when to come back is understood in seconds, as a date and in words', async () => {
    server.behave({ status: 503, headers: { 'retry-after': '7' }, body: '' });
    await expect(get('/')).rejects.toMatchObject({ retryAfterMs: 7000, retryable: true });
    server.behave({
      status: 429,
      headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() },
      body: '',
    });
    const failure: unknown = await get('/').catch((error: unknown) => error);
    expect(failure).toMatchObject({ retryable: true });
    expect(
      failure instanceof Error && 'retryAfterMs' in failure ? Number(failure.retryAfterMs) : 0,
    ).toBeGreaterThan(55_000);
    server.behave({
      status: 429,
      body: '{"reason":"Minutely API request limit exceeded. Please try again in one minute.","error":true}',
    });
    await expect(get('/')).rejects.toMatchObject({ retryAfterMs: 60_000 });
    server.behave({ status: 500, body: '' });
    await expect(get('/')).rejects.toMatchObject({ kind: 'status', retryable: false });
  });

  it('names the product to the host and nothing of this machine', async () => {
    let agent: string | undefined;
    server.behave((request) => {
      agent = request.headers['user-agent'];
      return { body: '{}' };
    });
    await get('/');
    expect(agent).toBe('test/1 (test@example.org)');
  });
});
