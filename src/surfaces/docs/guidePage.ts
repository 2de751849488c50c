import { h, type ComponentChild } from 'preact';
import { docsPage } from './docsPage.ts';
import { marked } from './marked.ts';
import { pythonSignatureSnippet, signatureSnippet } from './signatureSnippet.ts';

/** A part of the guide: what it is called, what is said, and what can be copied. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly code?: string;
}

/** What holds for every endpoint: keys, limits, errors, repeating, lists, formats, jobs, webhooks, agents, typed clients. */
export function guidePage(baseUrl: string): string {
  const parts = [...calling(baseUrl), ...longWork(baseUrl), ...programs(baseUrl)];
  return docsPage('Guide', '/docs/guide', [
    h('h1', null, 'Guide'),
    h('p', { class: 'lead' }, 'What holds for every endpoint.'),
    h(
      'ul',
      null,
      parts.map(({ id, title }) => h('li', null, h('a', { href: `#${id}` }, title))),
    ),
    ...parts.map(section),
  ]);
}

function section({ id, title, words, code }: Part): ComponentChild {
  return h('section', { id }, [
    h('h2', null, title),
    ...words.map((each) => h('p', null, marked(each))),
    code === undefined ? null : h('pre', { tabIndex: 0 }, h('code', null, code)),
  ]);
}

const calling = (baseUrl: string): readonly Part[] => [
  {
    id: 'keys',
    title: 'Keys',
    words: [
      'Send the key in the header `X-API-Key`; clients that can only send `Authorization: Bearer` may use that, links the query parameter `x_api_key`. It is shown once.',
      '`POST /api/v1/auth/keys` issues more, each with a name and scopes: `read` for data and catalogs, `risk` for answers, `account` for keys, plans and webhooks. With `"test": true` a key asks a fixed world that gives the same answer to the same question: for tests of your own. Rotation and revocation bind at once.',
    ],
    code: `curl -s ${baseUrl}/api/v1/georisk/score -H "X-API-Key: $KEY" \\\n  -H 'Content-Type: application/json' -d '{"place": "Lisbon"}'`,
  },
  {
    id: 'limits',
    title: 'Limits',
    words: [
      '`RateLimit` and `X-RateLimit-Remaining` in every answer say what is left of the minute, the day and the month; `GET /api/v1/auth/tiers` names the plans. Beyond is 429 with `Retry-After` in seconds. A call that fails does not count for day and month; a batch of 100 counts as one call.',
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    words: [
      '422 lists each field with its bound; every other error is `application/problem+json` with a stable `code`. Both are told apart by `Content-Type`. `X-Ignored-Fields` names members of the body that were not read. Quote `X-Request-Id` when you report something.',
    ],
  },
  {
    id: 'repeating',
    title: 'Repeating safely',
    words: [
      'Questions may be repeated as they are. What changes something takes an `Idempotency-Key` of your own: for 24 hours the same key and body get the first answer again, with `Idempotency-Replayed: true`. After 429 and 503 wait for `Retry-After`.',
    ],
  },
  {
    id: 'lists',
    title: 'Lists and formats',
    words: [
      'Long lists take `limit` and `cursor`; `next_cursor` and the header `Link` lead on. Catalogs have an `ETag`: send it in `If-None-Match` and get 304 while nothing changed.',
      'Where an endpoint offers more than JSON, `f=csv`, `f=geojson`, `f=kml` or `f=html` chooses it, as does `Accept`.',
    ],
  },
];

const longWork = (baseUrl: string): readonly Part[] => [
  {
    id: 'jobs',
    title: 'Jobs',
    words: [
      'Long work answers 202 with `Location`. Ask there for `status` and `progress` until it is `done`, `failed` or `cancelled`, each time after the seconds of `Retry-After`; looks at work that goes on do not count for day and month. `DELETE` cancels. Results are kept seven days. A portfolio of up to 1,000,000 buildings goes as CSV, NDJSON or Parquet.',
    ],
    code: `curl -s ${baseUrl}/api/v1/insurance/portfolios -H "X-API-Key: $KEY" \\\n  -H 'Content-Type: text/csv' --data-binary @portfolio.csv`,
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    words: [
      '`POST /api/v1/alerts/webhooks` takes an https address (port 443, or one from 1024 on that is not known for another service) and answers with its secret, once. Alerts of your places are posted there at least once, in no order, signed after Standard Webhooks; `POST /api/v1/alerts/webhooks/{webhook_id}/test` sends one that says nothing. Anything but 2xx is tried again, first after 5 s, then after ever longer pauses, for more than three days; 410 ends it. The deliveries show every attempt.',
      'Check the signature over the bytes as they came, and refuse old ones:',
    ],
    code: signatureSnippet,
  },
  {
    id: 'webhooks-python',
    title: 'Webhooks in Python',
    words: ['The same check with the standard library:'],
    code: pythonSignatureSnippet,
  },
  {
    id: 'streams',
    title: 'Streams',
    words: [
      '`GET /api/v1/alerts/stream` sends alerts as server-sent events; `Last-Event-ID` goes on where a connection broke. `GET /api/v1/alerts/feed` is the same as Atom with CAP messages. Browsers and feed readers, which send no headers, use `x_api_key`.',
    ],
  },
];

const programs = (baseUrl: string): readonly Part[] => [
  {
    id: 'agents',
    title: 'Agents',
    words: [
      '`POST /mcp` speaks the Model Context Protocol over HTTP. Answers are short unless `detail` is `full`. A call with a `progressToken` hears how far it is as server-sent events; every other answer is one JSON body. `/llms.txt` lists the tools as a text. For clients that read a configuration file:',
    ],
    code: JSON.stringify(
      {
        mcpServers: {
          georisk: { type: 'http', url: `${baseUrl}/mcp`, headers: { 'X-API-Key': 'YOUR_KEY' } },
        },
      },
      null,
      2,
    ),
  },
  {
    id: 'typed',
    title: 'Typed clients',
    words: [
      '`/trpc` serves every endpoint to tRPC clients; `npm run build` in the repository writes the package of types. Other languages make a client from `/openapi.json`, or from `/openapi/full.json`, which has every word and example.',
    ],
    code: `import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from 'geophysical-risk-intelligence-api';

const url = '${baseUrl}/trpc';
const headers = { 'X-API-Key': 'YOUR_KEY' };
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url, headers, maxItems: 20 })] });
const { score, level } = await client.georisk.score.mutate({ place: 'Lisbon' });`,
  },
];
