import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TRPCBuiltRouter, TRPCMutationProcedure } from '@trpc/server';
import { startTestServer, type TestServer } from './support/server.ts';

/** What these tests call; `client.test.ts` compiles the types of every operation. */
type AppRouter = TRPCBuiltRouter<
  {
    ctx: object;
    meta: object;
    errorShape: { message: string; code: number; data: { detail?: { loc: unknown[] }[] } };
    transformer: false;
  },
  {
    volcano: {
      predict: TRPCMutationProcedure<{
        input: { lat: number; lon: number };
        output: { score: number | null; provenance: { model: { name: string } } };
        meta: object;
      }>;
    };
  }
>;

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

describe('manifest, OpenAPI and docs', () => {
  it('the manifest counts what it lists', async () => {
    const { status, json, headers } = await server.call('/api/v1/tools/manifest', { key: null });
    expect(status).toBe(200);
    expect(json.version).toBe('2.0.0');
    expect(json.tool_count).toBe(json.tools.length);
    expect(json.tool_count).toBeGreaterThanOrEqual(41);
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
