import { droughtClimate } from '../../engines/ground/datasets/drought.ts';
import { embedded } from '../connectors/connector.ts';
import { droughtZones } from './data/droughtZones.ts';
import { once } from './geography/once.ts';
import { bandsOf, membership } from './geography/shapes.ts';
import { settingAt } from './setting.ts';

/** What the index is by its definition in a climate that does not change: share of months at -1 or below, rate of years at -1.5 or below. */
const BY_DEFINITION = { monthsPct: 15.9, severePerYear: 0.067, hotDays: 5, weight: 0.15 } as const;

/** Edges are soft over a quarter of the half width, km. */
const softKm = (halfWidthKm: number): number => Math.max(40, 0.25 * halfWidthKm);

const zones = once(() =>
  bandsOf(
    droughtZones.map(([, halfWidthKm, , , , , axis]) => ({ halfWidthKm, axis })),
    (km) => km + 8 * softKm(km),
  ),
);

/** Droughts and heat by zone, blended where zones meet and fading to the definition of the index outside. */
export const droughtZoneAtlas = embedded({
  id: 'atlas-drought-zones',
  title: 'Heat-and-drought zones of the world',
  category: 'weather',
  provider: 'Compiled from the literature',
  home: 'https://doi.org/10.1016/j.gloplacha.2019.01.001',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  cadence: 'with each release',
  coverage: `World land; ${droughtZones.length} zones`,
  dataset: droughtClimate,
  asOf: '2024-12-31T00:00:00Z',
  answer: ({ lat, lon }) =>
    settingAt(lat, lon).isLand ? droughtAt(lat, lon) : { missing: 'open water: no drought' },
});

function droughtAt(lat: number, lon: number) {
  let weight: number = BY_DEFINITION.weight;
  let months = weight * BY_DEFINITION.monthsPct;
  let lnRate = weight * Math.log(BY_DEFINITION.severePerYear);
  let hot = weight * BY_DEFINITION.hotDays;
  let best = { share: 0, row: -1 };
  zones().each(lat, lon, (row, km) => {
    const zone = droughtZones[row];
    if (!zone) return;
    const [, halfWidthKm, monthsPct, severeEveryYears, hotDays] = zone;
    const share = membership(km, halfWidthKm, softKm(halfWidthKm));
    weight += share;
    months += share * monthsPct;
    lnRate -= share * Math.log(severeEveryYears);
    hot += share * hotDays;
    if (share > best.share) best = { share, row };
  });
  const named = best.share > 0.1 ? droughtZones[best.row] : undefined;
  const zoneShare = 1 - BY_DEFINITION.weight / weight;
  return {
    zoneName: named?.[0] ?? null,
    moderateMonthsPct: months / weight,
    severeRatePerYear: Math.exp(lnRate / weight),
    rateLnSigma: 0.35 + 0.35 * (1 - zoneShare),
    hotDaysPerYear: hot / weight,
    remembered: named?.[5] ?? null,
    zoneShare,
  };
}
