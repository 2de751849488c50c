import { describe, expect, it } from 'vitest';
import { TIERS, TIER_NAMES } from '../../config/tiers.ts';
import type { Account } from '../../src/core/context.ts';
import { bareExchange } from '../../src/core/requestContext.ts';
import type { Job } from '../../src/core/jobs.ts';
import { noteLook } from '../../src/jobs/answers.ts';

function lookAt(status: Job['status'], tier: Account['tier'] = 'free') {
  const http = bareExchange('127.0.0.1', {});
  noteLook({ http, account: { tier } as Account }, { status });
  return { waitS: http.replyHeaders['Retry-After'], isFree: http.isFree };
}

describe('a look at a job', () => {
  it.each(TIER_NAMES)('of the plan %s may be repeated as told within its minute', (tier) => {
    const looksPerMinute = 60 / Number(lookAt('running', tier).waitS);
    const perMinute = TIERS[tier].limits?.perMinute ?? Infinity;
    expect(looksPerMinute).toBeGreaterThanOrEqual(1);
    // As many calls are left for other work.
    expect(looksPerMinute).toBeLessThanOrEqual(perMinute / 2);
  });

  it.each(['queued', 'running'] as const)('that is %s does not count', (status) => {
    expect(lookAt(status).isFree).toBe(true);
  });

  it.each(['done', 'failed', 'cancelled'] as const)('that is %s says no time', (status) => {
    expect(lookAt(status)).toEqual({ waitS: undefined, isFree: undefined });
  });
});
