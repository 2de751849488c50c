import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/core/errors.ts';
import { onPool } from '../../../src/features/portfolios/onPool.ts';

const SUMS = new Uint8Array(new SharedArrayBuffer(1));
const full = new ApiError('overloaded', 'The queue of computations is full.');

describe('a portfolio on the pool', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits where the queue is full, and goes on', async () => {
    const compute = vi.fn<() => Promise<unknown>>();
    compute.mockRejectedValueOnce(full).mockRejectedValueOnce(full).mockResolvedValue('done');
    const answer = onPool({ compute, clock: Date }, 'portfolio_summary', SUMS);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('done');
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it('waits no longer than its job', async () => {
    const stop = new AbortController();
    const compute = vi.fn(() => Promise.reject(full));
    const answer = onPool({ compute, clock: Date }, 'portfolio_summary', SUMS, stop.signal);
    const ended = expect(answer).rejects.toThrow('cancelled');
    stop.abort(new Error('cancelled'));
    await vi.runAllTimersAsync();
    await ended;
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('passes other failures on', async () => {
    const compute = () => Promise.reject(new Error('a bug'));
    await expect(onPool({ compute, clock: Date }, 'portfolio_summary', SUMS)).rejects.toThrow(
      'bug',
    );
  });
});
