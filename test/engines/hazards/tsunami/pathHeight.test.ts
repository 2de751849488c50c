import { describe, expect, it } from 'vitest';
import { tsunamiSources, type TsunamiPath } from '../../../../engines/ground/datasets/tsunamis.ts';
import { coastalRates } from '../../../../engines/hazards/tsunami/coastalHazard.ts';
import { pathEffect } from '../../../../engines/hazards/tsunami/pathHeight.ts';
import { referenceDamage } from '../../../../engines/hazards/referenceHouse.ts';
import { MIDDLES_M, waterAt } from '../../../../engines/hazards/tsunami/tsunamiDepths.ts';
import { tsunamiLoss } from '../../../../engines/hazards/tsunami/tsunamiLoss.ts';

const [sample] = tsunamiSources.sample.paths as readonly TsunamiPath[];
if (!sample) throw new Error('the sample has a path');
const factor = (more: Partial<TsunamiPath>, bay = 1) =>
  pathEffect({ ...sample, travelMinutes: 0, ...more }, bay).factor;

describe('a wave on its way', () => {
  it('far off is strongest straight off the rupture: 1.4 to 0.6 of the mean, and alike near it', () => {
    const ratio = (distanceKm: number) =>
      factor({ distanceKm, broadside: 1 }) / factor({ distanceKm, broadside: 0 });
    expect(ratio(1e5)).toBeCloseTo(1.4 / 0.6, 3);
    expect(ratio(5)).toBeCloseTo(1, 3);
  });

  it('that has bent around land is as weak as any that left the beam, wherever it set out', () => {
    const bent = { distanceKm: 1000, detourKm: 4000 };
    const ratio = factor({ ...bent, broadside: 1 }) / factor({ ...bent, broadside: 0 });
    expect(ratio).toBeCloseTo(1, 6);
    expect(factor({ ...bent, broadside: 1 })).toBeLessThan(
      factor({ distanceKm: 5000, broadside: 1 }),
    );
  });

  it('loses behind the continent of its source up to a factor e to the 1.5, half of it at 3,000 km, and next to nothing near it', () => {
    const lost = (distanceKm: number) =>
      -Math.log(factor({ distanceKm, continentShade: 1 }) / factor({ distanceKm }));
    expect(lost(3000)).toBeCloseTo(0.75, 6);
    expect(lost(1e6)).toBeCloseTo(1.5, 3);
    expect(lost(30)).toBeLessThan(0.001);
  });

  it('raises distant trains in a bay that resonates, and is kept out of a sheltered one', () => {
    expect(factor({ distanceKm: 1e5 }, 2) / factor({ distanceKm: 1e5 })).toBeCloseTo(2, 3);
    expect(factor({ distanceKm: 5 }, 2) / factor({ distanceKm: 5 })).toBeCloseTo(1, 3);
    expect(factor({ distanceKm: 5 }, 0.5) / factor({ distanceKm: 5 })).toBeCloseTo(0.5, 9);
  });
});

describe('the loss by tsunamis', () => {
  const coast = coastalRates([{ ...sample, distanceKm: 200 }], 1);
  const site = (elevationM: number, sigmaM = 0.01) => ({
    isLand: true,
    coastDistanceKm: 0.05,
    coastSigmaKm: 1,
    elevation: { elevationM, sigmaM },
  });
  const damage = referenceDamage('tsunami');

  it('counts the depth over the ground, not the height of the water', () => {
    for (const elevationM of [1, 3, 6]) {
      const here = site(elevationM);
      const sum = coast.rates.reduce((all, rate, i) => {
        const depthM = waterAt(MIDDLES_M[i] ?? NaN, here) - elevationM;
        const events = rate - (coast.rates[i + 1] ?? 0);
        return all + (depthM > 0 ? events * damage.mean(depthM) : 0);
      }, 0);
      expect(tsunamiLoss(coast, here, 0).value / sum).toBeCloseTo(1, 1);
    }
  });

  it('spreads as heights do to the 1.5th power, and as damage does', () => {
    const { p10, p90 } = tsunamiLoss(coast, site(2), 0.6);
    const sigma = Math.log(p90 / p10) / (2 * 1.28155);
    expect(sigma).toBeCloseTo(Math.hypot(1.5 * 0.6, damage.lnSigma), 4);
  });

  it('is none at sea', () => {
    expect(tsunamiLoss(coast, { ...site(2), isLand: false }, 0.6).value).toBe(0);
  });
});
