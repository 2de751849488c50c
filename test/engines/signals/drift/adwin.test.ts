import { describe, expect, it } from 'vitest';
import { adwinAlarms } from '../../../../engines/signals/drift/adwin.ts';

/** Values round a level, scattered without luck. */
const noise = (n: number, level: number) =>
  Array.from({ length: n }, (_, i) => level + 0.05 * Math.sin(i * 12.9898) * Math.cos(i * 78.233));

describe('adwin', () => {
  it('never cuts what stays as it is', () => {
    expect(adwinAlarms(Array<number>(300).fill(0.4), 0.002)).toEqual([]);
    expect(adwinAlarms(noise(300, 0.4), 0.002)).toEqual([]);
  });
  it('cuts soon after a step, and not before it', () => {
    const [first] = adwinAlarms([...noise(100, 0.2), ...noise(60, 0.8)], 0.002);
    expect(first).toBeGreaterThanOrEqual(100);
    expect(first).toBeLessThan(125);
  });
  it('needs less of a step when more false alarms are allowed', () => {
    const series = [...noise(100, 0.3), ...noise(60, 0.6)];
    expect(adwinAlarms(series, 0.3)[0] ?? Infinity).toBeLessThanOrEqual(
      adwinAlarms(series, 0.0001)[0] ?? Infinity,
    );
  });
  it('raises no alarm in a handful of values', () =>
    expect(adwinAlarms([0, 1, 0, 1, 0], 0.05)).toEqual([]));
});
