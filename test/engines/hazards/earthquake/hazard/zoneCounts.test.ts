import { describe, expect, it } from 'vitest';
import { seismicSources } from '../../../../../engines/ground/datasets/tectonics.ts';
import {
  lawRateFrom,
  zoneRateFrom,
} from '../../../../../engines/hazards/earthquake/hazard/zoneCounts.ts';
import { magnitudeBins } from '../../../../../engines/hazards/earthquake/hazard/zoneMotions.ts';
import {
  density,
  zoneBranches,
} from '../../../../../engines/hazards/earthquake/hazard/zoneRates.ts';

const [sample] = seismicSources.sample.zones;
if (!sample) throw new Error('no zone');
const zone = { ...sample, maxMagnitude: { low: 7.2, best: 7.6, high: 8 } };
const cut = { ...zone, besideFaults: { fromMagnitude: 7, share: 0.25 } };

describe('earthquakes of a zone', () => {
  it('are those of the law cut at the largest magnitudes, weighed 0.2, 0.6 and 0.2', () => {
    // a 4.1, b 0.95: 10^(4.1 - 0.95 x 7) = 2.818e-3; at 7.2 1.820e-3, at 7.6 7.586e-4, at 8 3.162e-4.
    const byHand = 2.8184e-3 - 0.2 * 1.8197e-3 - 0.6 * 7.5858e-4 - 0.2 * 3.1623e-4;
    expect(lawRateFrom(zone, 7) / byHand).toBeCloseTo(1, 3);
    expect(zoneRateFrom(zone, 7)).toBe(lawRateFrom(zone, 7));
    expect(zoneRateFrom(zone, 8.1)).toBe(0);
  });

  it('are a share above the magnitude where faults make the others, and all below', () => {
    expect(zoneRateFrom(cut, 7.3) / zoneRateFrom(zone, 7.3)).toBeCloseTo(0.25, 12);
    expect(zoneRateFrom(cut, 6) - zoneRateFrom(cut, 7)).toBeCloseTo(
      zoneRateFrom(zone, 6) - zoneRateFrom(zone, 7),
      12,
    );
  });

  it('are cut alike in the bins that shake a place', () => {
    const bins = magnitudeBins(4.6, 8.8, 0.2);
    const [whole, left] = [zone, cut].map((each) => {
      const branch = zoneBranches(each, bins)[0];
      return branch ? density(branch, each, bins, 1) : new Float64Array(0);
    });
    bins.centres.forEach((magnitude, m) => {
      const share = magnitude > 7 ? 0.25 : 1;
      expect(left?.[m]).toBeCloseTo(share * (whole?.[m] ?? NaN), 15);
    });
    expect(whole?.[12]).toBeGreaterThan(0);
  });
});
