import type * as z from 'zod';
import { karst } from '../../engines/ground/datasets/terrain.ts';
import { edgeShare, priorRatePerKm2Year } from '../../engines/hazards/sinkhole/sinkholeRate.ts';
import { DRAWDOWN_FACTOR } from '../../engines/hazards/sinkhole/tables.ts';
import { embedded } from '../connectors/connector.ts';
import {
  karstOfAmericas,
  karstOfAsiaAndOceania,
  karstOfEuropeAndAfrica,
  subsidence,
  type KarstRow,
} from './data/karst.ts';
import { once } from './geography/once.ts';
import { bandsOf, membership, softKmOf } from './geography/shapes.ts';
import { settingAt } from './setting.ts';

type Karst = z.output<typeof karst.answer>;

/** How far from an outline it is still named, km: beyond three edge widths and this much it says nothing of the place. */
const FAR_KM = 100;

const ROCK = { c: 'carbonate', e: 'evaporite' } as const;
const COVER = { b: 'bare', c: 'covered', d: 'deeply_buried' } as const;
const DOLINES = { d: 'dense', s: 'sparse', n: 'none' } as const;

const rows = once((): readonly KarstRow[] => [
  ...karstOfAmericas,
  ...karstOfEuropeAndAfrica,
  ...karstOfAsiaAndOceania,
]);
const outlines = once(() =>
  bandsOf(
    rows().map(([, , , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    (km) => km + FAR_KM,
  ),
);
const sinking = once(() =>
  bandsOf(
    subsidence.map(([, , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    (km) => km + 6 * softKmOf(km),
  ),
);

const NONE: Karst = {
  rock: 'none_mapped',
  cover: 'none',
  dolines: 'none',
  regionName: null,
  distanceKm: null,
  edgeSigmaKm: 0,
  groundwaterDrawdown: false,
  subsidenceMmPerYear: null,
};

/** Karst and evaporite regions with soft edges, and listed land subsidence. */
export const karstAtlas = embedded({
  id: 'atlas-karst',
  title: 'Karst, evaporites and listed land subsidence',
  category: 'environmental',
  provider: 'Compiled from USGS, WOKAM and the literature',
  home: 'https://pubs.usgs.gov/of/2014/1156/',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  cadence: 'with each release',
  coverage: 'World; regions 4 km wide and more; small outcrops are not listed',
  dataset: karst,
  asOf: '2022-01-01T00:00:00Z',
  answer: ({ lat, lon }) =>
    settingAt(lat, lon).isLand ? karstAt(lat, lon) : { missing: 'no ground: open water' },
});

/** Among outlines that overlap, the one speaks that gives the greater rate: so the rate itself has no step where they change. */
function karstAt(lat: number, lon: number): Karst {
  let best = { rate: 0, row: -1, outsideKm: 0 };
  outlines().each(lat, lon, (row, km) => {
    const found = rows()[row];
    if (!found) return;
    const [, codes, drawdown, halfWidthKm] = found;
    const [rock, cover, dolines] = codesOf(codes);
    const outsideKm = Math.max(0, km - halfWidthKm);
    const prior =
      priorRatePerKm2Year({ rock: ROCK[rock], cover: COVER[cover], dolines: DOLINES[dolines] }) *
      (drawdown ? DRAWDOWN_FACTOR : 1);
    const rate = prior * (edgeShare(outsideKm, edgeSigmaKm(halfWidthKm)) + 1e-9 / (1 + km));
    if (rate > best.rate) best = { rate, row, outsideKm };
  });
  const rate = subsidenceAt(lat, lon);
  const found = rows()[best.row];
  if (!found) return { ...NONE, subsidenceMmPerYear: rate };
  const [regionName, codes, groundwaterDrawdown, halfWidthKm] = found;
  const [rock, cover, dolines] = codesOf(codes);
  return {
    rock: ROCK[rock],
    cover: COVER[cover],
    dolines: DOLINES[dolines],
    regionName,
    distanceKm: best.outsideKm,
    edgeSigmaKm: edgeSigmaKm(halfWidthKm),
    groundwaterDrawdown,
    subsidenceMmPerYear: rate,
  };
}

/** Whether a place lies on bare carbonate rock: 1 inside an outline of it, fading to 0 beyond its edge. */
export function bareCarbonateShareAt(lat: number, lon: number): number {
  let greatest = 0;
  outlines().each(lat, lon, (row, km) => {
    const [, codes, , halfWidthKm] = rows()[row];
    if (!codes.startsWith('cb')) return;
    const outsideKm = Math.max(0, km - halfWidthKm);
    greatest = Math.max(greatest, edgeShare(outsideKm, edgeSigmaKm(halfWidthKm)));
  });
  return greatest;
}

/** Outlines are drawn to some 15 km, small ones to a third of their half width, 3 km at least. */
function edgeSigmaKm(halfWidthKm: number): number {
  return Math.min(15, Math.max(3, halfWidthKm / 3));
}

function codesOf(
  codes: KarstRow[1],
): [keyof typeof ROCK, keyof typeof COVER, keyof typeof DOLINES] {
  const [rock, cover, dolines] = codes;
  return [
    rock === 'e' ? 'e' : 'c',
    cover === 'b' || cover === 'd' ? cover : 'c',
    dolines === 'd' || dolines === 's' ? dolines : 'n',
  ];
}

/** Listed rate times membership, mm/yr; null where no listed area is near. */
function subsidenceAt(lat: number, lon: number): number | null {
  let greatest = 0;
  sinking().each(lat, lon, (row, km) => {
    const [, mmPerYear, halfWidthKm] = subsidence[row];
    greatest = Math.max(greatest, mmPerYear * membership(km, halfWidthKm, softKmOf(halfWidthKm)));
  });
  return greatest > 0.1 ? greatest : null;
}
