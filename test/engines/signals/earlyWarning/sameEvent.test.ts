import { describe, expect, it } from 'vitest';
import { isSameEvent } from '../../../../engines/signals/earlyWarning/sameEvent.ts';
import { BLANK, type Signal } from '../../../../engines/signals/earlyWarning/signal.ts';

const NOON = Date.UTC(2026, 7, 1, 12);
const signal = (feed: Signal['feed'], more: Partial<Signal>): Signal => ({
  ...BLANK,
  feed,
  id: feed,
  kind: 'hurricane',
  witness: feed,
  event: '',
  urgency: 'Unknown',
  severity: 'Unknown',
  certainty: 'Unknown',
  headline: '',
  onsetMs: NOON,
  ...more,
});
/** Two feeds that see something of one kind so many degrees of latitude apart: a degree is 111.2 km. */
const seen = (kind: Signal['kind'], degrees: number, a: Partial<Signal> = {}, b = a): boolean =>
  isSameEvent(
    signal('usgs-earthquakes', { kind, lat: 20, lon: -60, ...a }),
    signal('gdacs', { kind, lat: 20 + degrees, lon: -60, ...b }),
  );

describe('two feeds tell of one event', () => {
  it.each([
    ['hurricane', 2.6, 2.8],
    ['wildfire', 0.26, 0.28],
    ['volcano', 0.26, 0.28],
    ['tsunami', 1.7, 1.9],
    ['earthquake', 0.89, 0.91],
  ] as const)('of kind %s at %f degrees, not at %f', (kind, near, far) => {
    expect(seen(kind, near)).toBe(true);
    expect(seen(kind, far)).toBe(false);
  });

  it('of one storm or volcano by its name however far, written as it may be', () => {
    expect(seen('hurricane', 20, { name: 'Hurricane BERYL' }, { name: 'Beryl' })).toBe(true);
    expect(seen('hurricane', 20, { name: 'Beryl' }, { name: 'Carlos' })).toBe(false);
    expect(seen('volcano', 20, { name: 'Popocatépetl' }, { name: 'Popocatepetl' })).toBe(true);
    expect(seen('volcano', 20, { gvpNumber: 341_090 })).toBe(true);
  });

  it('of one earthquake within a minute, of one tsunami within a day', () => {
    expect(seen('earthquake', 0, {}, { onsetMs: NOON + 59_000 })).toBe(true);
    expect(seen('earthquake', 0, {}, { onsetMs: NOON - 61_000 })).toBe(false);
    expect(seen('tsunami', 0, {}, { onsetMs: NOON + 23 * 3_600_000 })).toBe(true);
    expect(seen('tsunami', 0, {}, { onsetMs: NOON - 25 * 3_600_000 })).toBe(false);
  });

  // A wave in 6 km of water runs at sqrt(9.81 x 6000) = 243 m/s: 873 km in an hour.
  it('of one tsunami where a buoy stands as far off as the wave has come', () => {
    const message = signal('tsunami-gov' as Signal['feed'], { kind: 'tsunami', lat: 0, lon: -140 });
    const buoy = (degrees: number, hours: number) =>
      signal('ndbc-dart', {
        kind: 'tsunami',
        lat: degrees,
        lon: -140,
        onsetMs: NOON + hours * 3_600_000,
      });
    expect(isSameEvent(message, buoy(15, 1))).toBe(true);
    expect(isSameEvent(message, buoy(25, 1))).toBe(false);
    expect(isSameEvent(buoy(25, 3), message)).toBe(true);
    expect(isSameEvent(message, buoy(0, 25))).toBe(false);
    expect(isSameEvent(message, buoy(0, -2))).toBe(false);
  });

  it('never where the place of either is unknown, or the kinds differ', () => {
    expect(seen('hurricane', 0, { lat: null })).toBe(false);
    expect(
      isSameEvent(
        signal('gdacs', { lat: 20, lon: -60 }),
        signal('usgs-earthquakes', { kind: 'flood', lat: 20, lon: -60 }),
      ),
    ).toBe(false);
  });
});
