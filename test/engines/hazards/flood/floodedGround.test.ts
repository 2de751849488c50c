import { describe, expect, it } from 'vitest';
import { liquidShare } from '../../../../engines/hazards/flood/rainFlood.ts';
import { floodNeeds, siteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import { riverComing } from '../../../../engines/hazards/flood/riverFlood.ts';
import { isKnown } from '../../../../engines/facts.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) };

function floodAt(lat: number, lon: number) {
  const facts = embeddedFacts(floodNeeds({ lat, lon }));
  if (!isKnown(facts.flood)) throw new Error(facts.flood.missing);
  return siteFlood(facts, facts.flood.value, MOMENT);
}

/** Twelve months of which one is the warmest. */
const warmest = (temperatureC: number) => [...Array<number>(11).fill(-25), temperatureC];

describe('rain where it snows', () => {
  // Jennings et al. (2018), doi:10.1038/s41467-018-03629-7: half of what falls is rain at 1 °C.
  it('is half of what falls where the warmest month stands at the threshold', () => {
    expect(liquidShare(warmest(1))).toBeCloseTo(0.5, 6);
    expect(liquidShare(warmest(-15))).toBeLessThan(0.001);
    expect(liquidShare(warmest(15))).toBeGreaterThan(0.999);
  });

  it('is nearly all of it in the summers of the Arctic coast and the high Andes', () => {
    expect(liquidShare(warmest(6.5))).toBeGreaterThan(0.9);
  });

  // McMurdo: warmest month -2.9 °C, precipitation falls as snow; Longyearbyen has rain floods.
  it('floods McMurdo station five times more rarely than Longyearbyen', () => {
    const rainOf = (lat: number, lon: number) => floodAt(lat, lon).rain.yearlyProbability;
    expect(rainOf(-77.846, 166.676)).toBeLessThan(0.2 * rainOf(78.22, 15.65));
  });
});

describe('the Niger at Timbuktu', () => {
  // The river runs past Koriome, 12 km south of the town; Kabara stands on the edge of its flood plain.
  it('floods its banks and Kabara, not the town inland', () => {
    const riverOf = (lat: number, lon: number) => floodAt(lat, lon).river.yearlyProbability;
    const town = riverOf(16.77, -3.01);
    expect(riverOf(16.66, -3.03)).toBeGreaterThan(0.01);
    expect(riverOf(16.71, -2.98)).toBeGreaterThan(5 * town);
    expect(town).toBeLessThan(0.002);
  });
});

describe('ground below a river', () => {
  // The lower Shabelle flows at 60 to 80 m behind the dunes of the coast, on which Marka stands by the sea.
  it('is of another plain where it lies far below: the Shabelle does not flood Marka', () => {
    expect(floodAt(1.716, 44.772).river.decidedBy).not.toBe('Juba and Shabelle');
  });

  // Beds of the lower Yellow River stand some metres above the plain: Kaifeng's ground lies below the water and in its plain.
  it('is of its plain where it lies some metres below, as at Kaifeng', () => {
    const reach = {
      name: 'River',
      regime: 'monsoon',
      distanceKm: 1,
      axisSigmaKm: 2,
      halfWidthKm: 12,
      waterLevelM: 80,
      waterLevelSigmaM: 2.5,
      protectionYears: 0,
      protectionSource: null,
    } as const;
    const shareAt = (elevationM: number) =>
      riverComing(reach, { ground: { elevationM, sigmaM: 2 }, slopeDeg: 0.1 })?.share ?? 0;
    expect(shareAt(72)).toBeCloseTo(shareAt(80), 2);
    expect(shareAt(40)).toBeLessThan(0.01 * shareAt(80));
  });
});
