import { describe, expect, it } from 'vitest';
import { SERVER } from '../../config/limits.ts';
import type { Services } from '../../src/core/context.ts';
import { bareExchange, requestContext } from '../../src/core/requestContext.ts';

/** The context of a request that began so long ago; `leave` is its caller going away. */
function contextOf(agoMs: number) {
  const caller = new AbortController();
  const context = requestContext({ database: {} } as unknown as Services, {
    requestId: 'abcdefgh',
    account: undefined,
    http: bareExchange('192.0.2.1', {}),
    makeSignal: () => caller.signal,
    startedAt: performance.now() - agoMs,
  });
  return { context, leave: () => caller.abort() };
}

const ended = (signal: AbortSignal): Promise<unknown> =>
  new Promise((done) => {
    if (signal.aborted) done(signal.reason);
    signal.addEventListener('abort', () => done(signal.reason));
  });

describe('the signal of a request', () => {
  it('ends with one deadline for all its steps, counted from its beginning', async () => {
    const { context } = contextOf(SERVER.deadlineMs);
    expect(await ended(context.signal)).toMatchObject({ name: 'TimeoutError' });
    expect(context.callerLeft.aborted).toBe(false);
  });

  it('is one for every step, and ends when the caller goes away', async () => {
    const { context, leave } = contextOf(0);
    expect(context.signal).toBe(context.signal);
    expect(context.signal.aborted).toBe(false);
    leave();
    expect(await ended(context.signal)).toMatchObject({ name: 'AbortError' });
  });
});
