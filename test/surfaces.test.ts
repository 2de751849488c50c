import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppRouter } from '../src/client.ts';
import { toolsOf } from '../src/core/tools.ts';
import { operations } from '../src/operations.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NAPLES = { lat: 40.85, lon: 14.27 };

describe('tRPC', () => {
  const client = (key?: string) =>
    createTRPCClient<AppRouter>({
      links: [
        httpBatchLink({
          url: `${server.url}/trpc`,
          headers: key === undefined ? {} : { 'X-API-Key': key },
        }),
      ],
    });

  it('answers a typed call with the same numbers as REST', async () => {
    const typed = await client(server.adminKey).volcano.predict.mutate(NAPLES);
    const { json } = await server.call('/api/v1/volcano/predict', { body: NAPLES });
    expect(typed.score).toBe(json.score);
    expect(typed.provenance.model.name).toBe(json.provenance.model.name);
  });

  it('tells input errors as UNPROCESSABLE_CONTENT with the 422 list', async () => {
    const error = await client(server.adminKey)
      .volcano.predict.mutate({ lat: 99, lon: 0 })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TRPCClientError);
    const { data } = error as TRPCClientError<AppRouter>;
    expect(data).toMatchObject({ code: 'UNPROCESSABLE_CONTENT', httpStatus: 422 });
    expect(data?.detail?.[0]).toMatchObject({ loc: ['body', 'lat'], type: 'less_than_equal' });
  });

  it('tells other errors with the problem object', async () => {
    const error = await client()
      .volcano.predict.mutate(NAPLES)
      .catch((reason: unknown) => reason);
    expect((error as TRPCClientError<AppRouter>).data).toMatchObject({
      code: 'UNAUTHORIZED',
      problem: { code: 'missing_api_key', status: 401 },
    });
  });
});

describe.each([
  [
    'the stateless revision',
    () => new ModernClient({ name: 'test', version: '1' }),
    ModernTransport,
  ],
  ['older clients', () => new OlderClient({ name: 'test', version: '1' }), OlderTransport],
] as const)('MCP for %s', (_name, makeClient, Transport) => {
  async function connected() {
    const client = makeClient() as OlderClient;
    const transport = new Transport(new URL('/mcp', server.url), {
      requestInit: { headers: { 'X-API-Key': server.adminKey } },
    });
    await client.connect(transport as never);
    return client;
  }

  it('lists the tools of the manifest and answers a call with structured content', async () => {
    const client = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      toolsOf(operations)
        .map(({ id }) => id)
        .toSorted(),
    );
    const answer = await client.callTool({ name: 'volcano_predict', arguments: NAPLES });
    expect(answer.isError).not.toBe(true);
    expect(answer.structuredContent).toMatchObject({
      level: expect.stringMatching(/LOW|MODERATE|HIGH|CRITICAL/),
      provenance: { model: {} },
    });
    await client.close();
  });

  it('tells a bad argument as an error of the tool', async () => {
    const client = await connected();
    const answer = await client
      .callTool({ name: 'volcano_predict', arguments: { lat: 95, lon: 0 } })
      .catch((error: unknown) => ({ isError: true, content: [{ text: String(error) }] }));
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).toMatch(/lat/);
    await client.close();
  });
});

describe('manifest, OpenAPI and docs', () => {
  it('the manifest counts what it lists', async () => {
    const { status, json, headers } = await server.call('/api/v1/tools/manifest', { key: null });
    expect(status).toBe(200);
    expect(json.version).toBe('2.0.0');
    expect(json.tool_count).toBe(json.tools.length);
    expect(json.tools[0].input_schema).toMatchObject({ type: 'object' });
    const again = await server.call('/api/v1/tools/manifest', {
      key: null,
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('the document is 3.1.0 of interface 2.3.0', async () => {
    const { json } = await server.call('/openapi.json', { key: null });
    expect(json.openapi).toBe('3.1.0');
    expect(json.info.version).toBe('2.3.0');
    expect(Object.keys(json.components.schemas)).toEqual(
      expect.arrayContaining(['HTTPValidationError', 'ValidationError', 'Problem', 'Provenance']),
    );
    expect(Object.keys(json.components.securitySchemes)).toEqual([
      'ApiKeyHeader',
      'ApiKeyQuery',
      'AdminToken',
      'SessionCookie',
    ]);
  });

  it.each(['/docs', '/docs/models', '/docs/sources', '/docs/errors', '/docs/volcano_predict'])(
    '%s is a page that loads nothing from elsewhere',
    async (path) => {
      const { status, text, headers } = await server.call(path, { key: null });
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).not.toMatch(/<script(?![^>]*src="\/assets\/)|<[^>]+\son\w+=|<style|\sstyle="/);
    },
  );
});
