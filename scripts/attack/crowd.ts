import { Agent, request } from 'undici';
import { JSON_TYPE } from './measure.ts';

interface Question {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PACKED = { 'Accept-Encoding': 'br, gzip' };
/** A body as large as any may be, of many small members. */
const LARGE = `{"email":"a@example.org","password":"wrong","more":[${'{"a":1},'.repeat(100_000)}0]}`;

/** What strangers ask for: the largest open answers, pages, calls without a key or with one that nobody has, guesses at accounts, bodies as large as may be. */
const STRANGE: readonly Question[] = [
  { path: '/api/v1/tools/manifest' },
  { path: '/docs' },
  { path: '/api/v1/volcano/predict', body: '{"lat":40.8,"lon":14.3}' },
  { path: '/api/v1/auth/login', body: '{"email":"a@example.org","password":"wrong"}' },
  { path: '/api/v1/auth/register', body: '{"email":"a@example.org","password":"password"}' },
  { path: '/nowhere' },
  { path: '/openapi.json', headers: PACKED },
  { path: '/account', headers: PACKED },
  { path: '/alerts', headers: PACKED },
  {
    path: '/account/keys',
    headers: { Cookie: 'session=0123456789abcdef0123456789abcdef0123456789a' },
  },
  { path: '/api/v1/predictions/scorecard', headers: PACKED },
  { path: '/mcp', body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' },
  { path: '/trpc/volcano.predict?batch=1', body: '{"0":{"lat":40.8,"lon":14.3}}' },
  { path: '/api/v1/auth/login', body: LARGE },
  { path: '/trpc/auth.login', body: LARGE, headers: { 'X-API-Key': 'nobody' } },
  { path: '/mcp', body: LARGE },
];

/**
 * A process of strangers, so that what they cost their own machine delays nobody who measures. It asks while it is told `go`, each
 * caller on a connection of its own, and answers `stop` with the number of answers since.
 *
 * Arguments: address of the server, number of connections.
 */
const [url = '', connections = '100'] = process.argv.slice(2);
const agent = new Agent({ connections: Number(connections) });
let answered = 0;
let isGoing = false;
let going = Promise.resolve<unknown>(undefined);

async function stranger(): Promise<void> {
  for (let turn = 0; isGoing; turn++) {
    const { path, body, headers = {} }: Question = STRANGE[turn % STRANGE.length] ?? { path: '/' };
    const asked =
      body === undefined
        ? { headers }
        : { method: 'POST' as const, body, headers: { ...JSON_TYPE, ...headers } };
    const answer = await request(url + path, { dispatcher: agent, ...asked }).catch(
      () => undefined,
    );
    await answer?.body.dump().catch(() => undefined);
    if (answer) answered++;
  }
}

process.on('message', (order) => {
  if (order === 'go') {
    answered = 0;
    isGoing = true;
    going = Promise.all(Array.from({ length: Number(connections) }, stranger));
    process.send?.('going');
  } else {
    isGoing = false;
    void going.then(() => process.send?.(answered));
  }
});
process.on('disconnect', () => process.exit());
process.send?.('here');
