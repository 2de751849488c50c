import { localKm } from '../../engines/ground/earth/geodesy.ts';
import { isInOutline } from '../../engines/ground/earth/polygon.ts';
import type { Regime, ZoneSource } from '../../engines/ground/datasets/tectonics.ts';
import { CRUST_CELLS, INTERFACE_CELLS, ZONE_REGIONS } from './data/seismicZones.ts';
import type { CellRow, RegionRow } from './data/seismicZones.ts';
import { calibrationOf } from './data/rateCalibration.ts';
import { DEEP_SLAB, INTERMEDIATE_SLAB, SLAB_CELL_DEG } from './data/slabZones.ts';
import type { SlabRow } from './data/slabZones.ts';
import { EUROPE_OFF_CRATON } from './data/europeOffCraton.ts';
import { EUROPEAN_CLUSTERS } from './data/europeanClusters.ts';
import { SPECIAL_ZONES } from './data/specialZones.ts';
import type { SpecialZoneRow } from './data/specialZones.ts';
import { SEISMIC_BELTS, type BeltRow } from './data/seismicBelts.ts';
import { SMOOTHED_LN_SIGMA, SMOOTHED_MIN_MAGNITUDE } from './data/smoothedQuakes.ts';
import { leftBesideInterfaces } from './interfaceShares.ts';
import { smoothedParts } from './smoothedCells.ts';
import { subductionRegionAt } from './subductionRegion.ts';
import {
  beltM5PerYear,
  beltOutline,
  boxKm2,
  quakesPerMainShock,
  rectangleKm2,
  shareInCells,
} from './crustRates.ts';

/** Depth of plate-interface earthquakes, km: the seismogenic part of most margins. @source Heuret et al. (2011), G-cubed 12, Q05004. doi:10.1029/2010GC003230 */
const INTERFACE_DEPTH_KM = { top: 8, mode: 28, bottom: 45 };

/** b of the slab by depth band with its sigma; see `data/slabZones.ts`. Largest magnitude: 7.9 (1939 Chillan) to 8.3 (1994 Bolivia, 2013 Okhotsk) seen. */
const SLAB_BANDS = [
  {
    rows: INTERMEDIATE_SLAB,
    id: 'slab',
    b: 1.03,
    bSigma: 0.05,
    maxMagnitude: { low: 7.5, best: 7.8, high: 8.2 },
  },
  {
    rows: DEEP_SLAB,
    id: 'deep-slab',
    b: 0.88,
    bSigma: 0.05,
    maxMagnitude: { low: 7.4, best: 7.8, high: 8.3 },
  },
] as const;

/** Least log standard deviation of a rate. POLICY: declustering and completeness alone move rates by 10 to 30 %. */
const MODEL_LN_SIGMA = 0.2;

/** Least magnitude of stable crust of Europe off the craton. @source Woessner et al. (2015), Bull. Earthq. Eng. 13, 3553-3596. doi:10.1007/s10518-015-9795-1: bins about 4.7 and more, 0.2 wide */
const EUROPE_MIN_MAGNITUDE = 4.6;

/** Factors of regions that were asked for. */
const crustFactors = new Map<string, number>();

/**
 * Every zone of background seismicity: crust and plate interface tile the globe without overlap; slabs and the small
 * zones of stable continents lie over them and add; belts lie over the crust with the share of earthquakes taken out of it.
 */
const all: readonly ZoneSource[] = [
  ...CRUST_CELLS.flatMap((cell) => smoothedZones(cell) ?? cellZone(cell, false)),
  ...INTERFACE_CELLS.map((row) => {
    const cell = cellZone(row, true);
    return { ...cell, besideFaults: leftBesideInterfaces(cell) };
  }),
  ...SLAB_BANDS.flatMap((band) => band.rows.map((row) => slabZone(row, band))),
  ...SPECIAL_ZONES.map(specialZone),
  ...EUROPEAN_CLUSTERS.map(specialZone),
  ...SEISMIC_BELTS.map(beltZone),
];
export const zones: readonly ZoneSource[] = all.map((zone) => {
  if (zone.regime === 'stable' && isInOutline(EUROPE_OFF_CRATON, middleOf(zone)))
    return {
      ...zone,
      motions: 'europe',
      minMagnitude: Math.min(zone.minMagnitude, EUROPE_MIN_MAGNITUDE),
    };
  const motions = subductionRegionAt(zone.regime, middleOf(zone));
  return motions ? { ...zone, motions } : zone;
});

function middleOf({ outline }: ZoneSource): { lat: number; lon: number } {
  const [lat, lon] = [0, 1].map(
    (part) => outline.reduce((sum, vertex) => sum + (vertex[part] ?? 0), 0) / outline.length,
  );
  return { lat, lon };
}

function cellZone(cell: CellRow, onInterface: boolean): ZoneSource {
  const [index, south, west, size, m5PerYear, events] = cell;
  const [name, ownRegime, [low, best, high], [top, mode, bottom], b, bSigma] = region(index);
  const regime: Regime = onInterface ? 'subduction_interface' : ownRegime;
  const id = `${onInterface ? 'interface' : 'crust'}-${south}-${west}`;
  return {
    id,
    name: onInterface ? `${name}, near the plate interface` : name,
    regime,
    ...box(south, west, size),
    aValue: aFrom(
      m5PerYear * calibrationOf('cell', id) * (onInterface ? 1 : crustFactor(name)),
      5,
      b,
    ),
    bValue: b,
    bSigma,
    minMagnitude: 5,
    maxMagnitude: { low, best, high },
    depthKm: onInterface ? INTERFACE_DEPTH_KM : { top, mode, bottom },
    rateLnSigma: rateLnSigma(events),
  };
}

/** A cell of the smoothed part of North America, cut along its bands; undefined elsewhere. */
function smoothedZones(cell: CellRow): ZoneSource[] | undefined {
  return smoothedParts(cell, region(cell[0]))?.map(
    ({ southDeg, westDeg, northDeg, eastDeg, m5PerYear }) => ({
      ...cellZone(cell, false),
      id: `crust-${southDeg}-${westDeg}`,
      outline: [
        [southDeg, westDeg],
        [southDeg, eastDeg],
        [northDeg, eastDeg],
        [northDeg, westDeg],
      ],
      areaKm2: rectangleKm2(southDeg, westDeg, northDeg, eastDeg),
      aValue: aFrom(m5PerYear, 5, region(cell[0])[4]),
      minMagnitude: SMOOTHED_MIN_MAGNITUDE,
      rateLnSigma: SMOOTHED_LN_SIGMA,
    }),
  );
}

/** What a region's cells are multiplied by: all earthquakes for main shocks, its belts taken out, and what is calibrated. */
function crustFactor(name: string): number {
  const known =
    crustFactors.get(name) ??
    quakesPerMainShock(name) * shareInCells(name) * calibrationOf('region', name);
  crustFactors.set(name, known);
  return known;
}

function beltZone(belt: BeltRow): ZoneSource {
  const row = ZONE_REGIONS.find(([name]) => name === belt.region);
  if (!row) throw new Error(`no region ${belt.region}`);
  const [, regime, largest, [top, mode, bottom], b, bSigma] = row;
  const [low, best, high] = belt.maxMagnitude ?? largest;
  const outline = beltOutline(belt);
  const all = belt.history ? 1 : quakesPerMainShock(belt.region);
  return {
    id: `belt-${belt.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    name: belt.name,
    regime: belt.regime ?? regime,
    outline,
    aValue: aFrom(beltM5PerYear(belt) * all * calibrationOf('zone', belt.name), 5, b),
    bValue: b,
    bSigma,
    minMagnitude: 5,
    maxMagnitude: { low, best, high },
    depthKm: { top, mode, bottom },
    areaKm2: polygonKm2(outline),
    rateLnSigma: rateLnSigma(belt.history?.count ?? belt.counted?.[0] ?? 0),
  };
}

function slabZone(row: SlabRow, band: (typeof SLAB_BANDS)[number]): ZoneSource {
  const [index, south, west, m5PerYear, events, top, mode, bottom] = row;
  const id = `${band.id}-${south}-${west}`;
  return {
    id,
    name: `${region(index)[0]}, sunken plate`,
    regime: 'subduction_slab',
    ...box(south, west, SLAB_CELL_DEG),
    aValue: aFrom(m5PerYear * calibrationOf('cell', id), 5, band.b),
    bValue: band.b,
    bSigma: band.bSigma,
    minMagnitude: 5,
    maxMagnitude: band.maxMagnitude,
    depthKm: { top, mode, bottom },
    rateLnSigma: rateLnSigma(events),
  };
}

function specialZone(row: SpecialZoneRow): ZoneSource {
  const outline: [number, number][] = [];
  for (let i = 0; i + 1 < row.outline.length; i += 2)
    outline.push([row.outline[i], row.outline[i + 1]]);
  const [low, best, high] = row.maxMagnitude;
  const [top, mode, bottom] = row.depthKm;
  return {
    id: `zone-${row.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    name: row.name,
    regime: row.regime ?? 'stable',
    outline,
    aValue: aFrom(row.perYear * calibrationOf('zone', row.name), row.minMagnitude, row.b),
    bValue: row.b,
    bSigma: 0.1,
    minMagnitude: row.minMagnitude,
    maxMagnitude: { low, best, high },
    depthKm: { top, mode, bottom },
    areaKm2: polygonKm2(outline),
    rateLnSigma: row.rateLnSigma,
  };
}

function region(index: number): RegionRow {
  const row = ZONE_REGIONS[index];
  if (!row) throw new Error(`no region ${index}`);
  return row;
}

/** log10 of the yearly number with magnitude 0 and more, from the number above another magnitude. */
function aFrom(perYear: number, magnitude: number, b: number): number {
  return Math.log10(perYear) + b * magnitude;
}

/** Poisson error of the effective number of earthquakes behind a rate, with the model's own. */
function rateLnSigma(events: number): number {
  return Math.sqrt(MODEL_LN_SIGMA ** 2 + 1 / (events + 1));
}

function box(south: number, west: number, size: number): Pick<ZoneSource, 'outline' | 'areaKm2'> {
  const north = Math.min(90, south + size);
  const east = Math.min(180, west + size);
  return {
    outline: [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ],
    areaKm2: boxKm2(south, west, size),
  };
}

function polygonKm2(outline: readonly (readonly [number, number])[]): number {
  const [lat0, lon0] = outline[0];
  let twice = 0;
  let last = outline.at(-1) ?? [NaN, NaN];
  for (const vertex of outline) {
    const p = localKm(lat0, lon0, last[0], last[1]);
    const q = localKm(lat0, lon0, vertex[0], vertex[1]);
    twice += p.eastKm * q.northKm - q.eastKm * p.northKm;
    last = vertex;
  }
  return Math.abs(twice) / 2;
}
