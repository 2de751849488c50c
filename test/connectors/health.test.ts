import { describe, expect, it } from 'vitest';
import { createHealthBook } from '../../src/connectors/pipeline/health.ts';
import { connectors } from '../../src/connectors/index.ts';

const [source] = connectors;
const standing = {
  configured: true,
  closed: undefined,
  breaker: 'closed' as 'closed' | 'open',
  nowMs: 5000,
};
/** The health of a source after calls that failed (`no`) or did not (`yes`), one a second. */
function after(calls: readonly ('yes' | 'no')[], more: Partial<typeof standing> | object = {}) {
  if (!source) throw new Error('no source');
  const book = createHealthBook();
  calls.forEach((call, i) =>
    book.record(source.id, {
      atMs: 1000 * (i + 1),
      latencyMs: 20,
      failure: call === 'yes' ? null : 'timed out',
      asOf: call === 'yes' ? `2026-01-0${i + 1}T00:00:00Z` : null,
    } as never),
  );
  return book.ofLive(source, { ...standing, ...more });
}

describe('the health of a source', () => {
  it('is operational when the last call was answered, whatever was before', () => {
    expect(after(['no', 'yes'])).toMatchObject({ status: 'operational', reason: null });
    expect(after(['no', 'yes'])).toMatchObject({ calls: 2, failures: 1 });
  });

  it('is degraded when a call failed after others were answered, and before any was made', () => {
    expect(after(['yes', 'no'])).toMatchObject({ status: 'degraded', reason: 'timed out' });
    expect(after([])).toMatchObject({ status: 'degraded', reason: 'not called since the start' });
  });

  it('is down when nothing ever came, or calls are held back', () => {
    expect(after(['no', 'no'])).toMatchObject({ status: 'down', reason: 'timed out' });
    expect(after(['yes', 'no'], { breaker: 'open' }).status).toBe('down');
    expect(after(['yes'], { closed: 'the server is offline' })).toMatchObject({
      status: 'down',
      reason: 'the server is offline',
    });
  });

  it('is unconfigured without the key that it needs', () => {
    expect(after([], { configured: false }).status).toBe('unconfigured');
  });
});
