import { describe, expect, it } from 'vitest';
import { faultRateFrom } from '../../engines/hazards/earthquake/hazard/faultCounts.ts';
import { motionAtRate } from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { isInOutline } from '../../engines/ground/earth/polygon.ts';
import { rockHazardAt } from '../../scripts/verify/rockHazard.ts';
import { faults } from '../../src/atlas/faults.ts';
import { faultTree } from '../../engines/hazards/earthquake/hazard/siteSources.ts';
import { seismicSources } from '../../src/atlas/seismicSources.ts';
import { zones } from '../../src/atlas/zones.ts';

/** Peak acceleration on rock, g. */
function peakG(lat: number, lon: number, years: number): number {
  const curve = rockHazardAt(lat, lon, [0]).curves[0];
  return curve ? (motionAtRate(curve.levels, curve.rates, 1 / years) ?? NaN) : NaN;
}

function faultOf(name: string) {
  const fault = faults.find((each) => each.name === name);
  if (!fault) throw new Error(`no fault ${name}`);
  return fault;
}

/** Regime and region of the shallow cell at a place. */
function cellAt(lat: number, lon: number) {
  const cell = zones.find(
    ({ id, outline }) => /^(crust|interface)-/.test(id) && isInOutline(outline, { lat, lon }),
  );
  return { regime: cell?.regime, name: cell?.name };
}

describe('motions on rock beside published ones', () => {
  it.each([
    // Cagnan and Tanircan (2010), J. Seismol. 14: 0.3 to 0.4 g along the south coast of Cyprus at 475 years (abstract).
    ['Limassol', 34.68, 33.04, 475, 0.3, 0.4, 1],
    ['Paphos', 34.77, 32.42, 475, 0.3, 0.4, 1],
    // Anbazhagan et al. (2019), Nat. Hazards Earth Syst. Sci. 19: 0.30 to 0.38 g over Patna at 2,475 years (abstract).
    ['Patna', 25.6, 85.14, 2475, 0.3, 0.38, 1.1],
    // Mojarab et al. (2023), Nat. Hazards: 0.14 to 0.19 g over Dhaka at 475 years and 0.33 to 0.46 at 2,475 (abstract).
    ['Dhaka', 23.81, 90.41, 475, 0.14, 0.19, 1],
    ['Dhaka', 23.81, 90.41, 2475, 0.33, 0.46, 1.3],
  ])('%s, %d, %d, once in %d years', (_name, lat, lon, years, low, high, factor) => {
    const ours = peakG(lat, lon, years);
    expect(ours).toBeGreaterThan(low / factor);
    expect(ours).toBeLessThan(high * factor);
  });
});

describe('how often faults break', () => {
  // One of magnitude 7.0 to 7.5 since 1222, and one in 153 years by the Geological Survey of Cyprus for the whole neighbourhood of the island.
  it('has the arc of Cyprus between its history and what its survey says', () => {
    const perYear = faultRateFrom(faultOf('Cyprus arc (west)'), 7);
    expect(perYear).toBeGreaterThan(1 / 800);
    expect(perYear).toBeLessThan(1 / 153);
  });

  // Vorobieva et al. (2021), Sci. Rep. 11: great earthquakes of the megathrust more than a thousand years apart.
  it('has great earthquakes under Chittagong and Tripura more than 1,000 years apart', () => {
    expect(faultRateFrom(faultOf('Chittagong - Tripura fold belt'), 8)).toBeLessThan(1 / 1000);
  });

  // Al-Ashkar et al. (2022), Solid Earth 13: 2,496 +- 887 years.
  it('has the Sharkhai fault at its dated pace', () => {
    const {
      low = NaN,
      best = NaN,
      high = NaN,
    } = faultOf('Sharkhai (Ulaanbaatar)').datedPerYear ?? {};
    expect([1 / high, 1 / best, 1 / low].map(Math.round)).toEqual([1609, 2496, 3383]);
  });
});

describe('what stands where', () => {
  it.each([
    ['the plain of Bihar is foreland', 25.6, 85.1, 'stable', 'Indo-Gangetic foreland'],
    ['Darbhanga is not yet the Himalaya', 26.15, 85.9, 'stable', 'Indo-Gangetic foreland'],
    ['the front at Raxaul is', 26.98, 84.85, 'active_shallow', 'Central and eastern Himalaya'],
    [
      'Chittagong is in its fold belt',
      22.36,
      91.78,
      'active_shallow',
      'Indo-Burman ranges and Sagaing',
    ],
    [
      'Tunis is at the end of the Atlas',
      36.8,
      10.18,
      'active_shallow',
      'Atlas and Tell of the Maghreb',
    ],
    // Sebrier et al. (2006), C. R. Geosci. 338: active faults border the High Atlas on both sides.
    [
      'Marrakesh is by the High Atlas',
      31.63,
      -8,
      'active_shallow',
      'Atlas and Tell of the Maghreb',
    ],
    // Boyd et al. (2007), USGS Open-File Report 2007-1137: ground motions of active regions for the Hari Rud.
    ['Herat goes with eastern Iran', 34.34, 62.6, 'active_shallow', 'Central and eastern Iran'],
    // Williams et al. (2021), Nat. Hazards Earth Syst. Sci. 21: the Thyolo fault bounds the Malawi rift.
    [
      'Blantyre is in the rift',
      -15.79,
      35.01,
      'active_shallow',
      'Western branch, Albert to Malawi',
    ],
    // Frankel et al. (1996), USGS Open-File Report 96-532: attenuation of the west in New Mexico, of the east in the Rocky Mountains.
    ['Albuquerque is in the rift', 35.08, -106.65, 'active_shallow', 'Rio Grande rift'],
    ['Denver is not', 39.74, -105.02, 'stable', 'Colorado Plateau and central Rockies'],
    ['Te Anau is crust', -45.41, 167.72, 'active_shallow', 'Southern New Zealand'],
  ])('%s', (_what, lat, lon, regime, name) => {
    expect(cellAt(lat, lon)).toEqual({ regime, name });
  });
});

it.each([
  ['Sandia'],
  ['Sangre de Cristo (Crestone, Blanca, Zapata, San Luis)'],
  ["Tizi n'Test - High Atlas (Marrakesh)"],
  ['Herat (Hari Rod)'],
  ['Thyolo (Blantyre)'],
  ['Longmenshan (Pengguan, Chengdu)'],
  ['Main Himalayan Thrust (Kathmandu-Bihar)'],
])('the %s fault shakes as active crust', (name) => {
  expect(faultTree(faultOf(name), zones)).toBe('active');
});

// The draws of the fractiles go by the first zone of a family: another row elsewhere in the table must not change them.
it.each([
  ['London', 51.5, 0],
  ['Suva', -18.14, 178.44],
])('zones near %s come in the order of the table', (_name, lat, lon) => {
  const answer = seismicSources.answer({ lat, lon, radiusKm: 1000 }) as { zones: typeof zones };
  const places = answer.zones.map((zone) => zones.indexOf(zone));
  expect(places.length).toBeGreaterThan(10);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
