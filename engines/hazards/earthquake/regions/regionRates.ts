import type { FaultSource, ZoneSource } from '../../../ground/datasets/tectonics.ts';
import { EARTH_RADIUS_KM, RAD } from '../../../ground/earth/geodesy.ts';
import { faultRateFrom } from '../hazard/faultCounts.ts';
import { isInOutline } from '../../../ground/earth/polygon.ts';
import { WORLD_MODEL } from '../hazard/tables.ts';
import { zoneRateFrom } from '../hazard/zoneCounts.ts';
import type { RegionRow } from './tables.ts';

/** Magnitudes at which a region's rates are kept. */
const KEPT_MAGNITUDES = [3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8] as const;
/** POLICY. What catalogue, declustering and slip rates have in common, as a log standard deviation. */
const COMMON_LN_SIGMA = 0.2;
/** POLICY. Log standard deviation of one fault's recurrence. */
const FAULT_LN_SIGMA = 0.5;
/** POLICY. Beyond this ratio the catalogue is taken to be silent, not to disagree. */
const LARGEST_DISAGREEMENT = 10;
const SAMPLES = 10;

/** Main shocks at or above a magnitude in a region, per year. */
export interface RegionRate {
  readonly magnitude: number;
  readonly ratePerYear: number;
  readonly lnSigma: number;
}

/** Long-term rates of a region. */
export interface RegionRates {
  readonly id: string;
  readonly bValue: number;
  readonly areaKm2: number;
  readonly rates: readonly RegionRate[];
}

interface Share<T> {
  readonly source: T;
  readonly share: number;
}

/**
 * Long-term rates of main shocks within bounds: background zones by the area they share, faults by the length.
 *
 * From M 6.5 up crustal background and crustal faults speak of the same earthquakes and are taken together. Interfaces and slabs
 * add. Below M 5 the zones' Gutenberg-Richter laws are prolonged, which widens the uncertainty by what b leaves open.
 */
export function regionRates(
  region: RegionRow,
  zones: readonly ZoneSource[],
  faults: readonly FaultSource[],
): RegionRates {
  const near = zones.flatMap((source) => shareOf(source, zoneShare(source, region.bounds)));
  const cut = faults.flatMap((source) => shareOf(source, faultShare(source, region.bounds)));
  const isCrust = ({ source }: Share<ZoneSource>): boolean =>
    source.regime !== 'subduction_interface' && source.regime !== 'subduction_slab';
  const parts = {
    crust: near.filter(isCrust),
    deep: near.filter((zone) => !isCrust(zone)),
    crustFaults: cut.filter(({ source }) => source.kind === 'crustal'),
    interfaces: cut.filter(({ source }) => source.kind === 'interface'),
  };
  const rates = KEPT_MAGNITUDES.map((magnitude) => rateAt(parts, magnitude));
  const [five, four] = [
    rates.find(({ magnitude }) => magnitude === 5),
    rates.find(({ magnitude }) => magnitude === 4),
  ];
  const bValue = Math.log10((four?.ratePerYear ?? NaN) / (five?.ratePerYear ?? NaN));
  return { id: region.id, bValue, areaKm2: boundsKm2(region.bounds), rates };
}

function shareOf<T>(source: T, share: number): Share<T>[] {
  return share > 0 ? [{ source, share }] : [];
}

interface Parts {
  readonly crust: readonly Share<ZoneSource>[];
  readonly deep: readonly Share<ZoneSource>[];
  readonly crustFaults: readonly Share<FaultSource>[];
  readonly interfaces: readonly Share<FaultSource>[];
}

function rateAt({ crust, deep, crustFaults, interfaces }: Parts, magnitude: number): RegionRate {
  const start = Math.max(magnitude, WORLD_MODEL.faultCutMagnitude);
  const [background, above] = [sumZones(crust, magnitude), sumZones(crust, start)];
  const modelled = sumFaults(crustFaults, start);
  const large = together(
    above,
    modelled,
    crust.reduce(
      (sum, { source, share }) => sum + share * 10 ** (source.aValue - source.bValue * start),
      0,
    ),
  );
  const rest = [sumZones(deep, magnitude), sumFaults(interfaces, magnitude)];
  const ratePerYear =
    background.rate - above.rate + large.rate + rest.reduce((sum, { rate }) => sum + rate, 0);
  const variance =
    background.variance + large.variance + rest.reduce((sum, one) => sum + one.variance, 0);
  const open = Math.max(0, 5 - magnitude) * 0.05 * Math.LN10;
  return {
    magnitude,
    ratePerYear,
    lnSigma: Math.sqrt(
      variance / Math.max(1e-300, ratePerYear ** 2) + COMMON_LN_SIGMA ** 2 + open ** 2,
    ),
  };
}

/**
 * Large crustal earthquakes by catalogue and by slip rates: the geometric mean where faults make more, else the catalogue's.
 *
 * POLICY. Faults that each spend their slip in their own earthquakes make too many of magnitude 6.5 to 7; a short catalogue makes
 * too few. Their disagreement is part of the uncertainty.
 *
 * @source Field et al. (2014), Bull. Seismol. Soc. Am. 104(3), 1122-1180, on the excess of UCERF2 at M 6.5 to 7. doi:10.1785/0120130164
 */
function together(background: Sum, modelled: Sum, untruncatedRate: number): Sum {
  if (modelled.rate <= background.rate) return { rate: background.rate, variance: 0 };
  const floor = Math.min(
    modelled.rate,
    Math.max(untruncatedRate, modelled.rate / LARGEST_DISAGREEMENT),
  );
  const rate = Math.sqrt(modelled.rate * floor);
  const relative =
    Math.sqrt(modelled.variance) / modelled.rate + Math.log(modelled.rate / floor) / 2;
  return { rate, variance: (rate * relative) ** 2 };
}

interface Sum {
  readonly rate: number;
  readonly variance: number;
}

function sumZones(zones: readonly Share<ZoneSource>[], magnitude: number): Sum {
  let [rate, variance] = [0, 0];
  for (const { source, share } of zones) {
    const own = share * zoneRateFrom(source, magnitude);
    rate += own;
    variance += (own * source.rateLnSigma) ** 2;
  }
  return { rate, variance };
}

function sumFaults(faults: readonly Share<FaultSource>[], magnitude: number): Sum {
  let [rate, variance] = [0, 0];
  for (const { source, share } of faults) {
    const own = share * faultRateFrom(source, magnitude);
    rate += own;
    variance += (own * FAULT_LN_SIGMA) ** 2;
  }
  return { rate, variance };
}

type Bounds = RegionRow['bounds'];

/** Whether a point lies within bounds. */
export function isWithin([south, west, north, east]: Bounds, lat: number, lon: number): boolean {
  return lat >= south && lat < north && lon >= west && lon < east;
}

function zoneShare({ outline }: ZoneSource, bounds: Bounds): number {
  const lats = outline.map(([lat]) => lat);
  const lons = outline.map(([, lon]) => lon);
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons),
  ];
  if (north <= bounds[0] || south >= bounds[2] || east <= bounds[1] || west >= bounds[3]) return 0;
  if (north <= bounds[2] && south >= bounds[0] && east <= bounds[3] && west >= bounds[1]) return 1;
  let [inside, shared] = [0, 0];
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const lat = south + ((north - south) * (Math.floor(i / SAMPLES) + 0.5)) / SAMPLES;
    const lon = west + ((east - west) * ((i % SAMPLES) + 0.5)) / SAMPLES;
    if (!isInOutline(outline, { lat, lon })) continue;
    inside += Math.cos(lat * RAD);
    if (isWithin(bounds, lat, lon)) shared += Math.cos(lat * RAD);
  }
  return inside > 0 ? shared / inside : 0;
}

function faultShare({ trace }: FaultSource, bounds: Bounds): number {
  let [all, shared] = [0, 0];
  for (let i = 0; i + 1 < trace.length; i++) {
    const [a, b] = [trace[i], trace[i + 1]];
    if (!a || !b) continue;
    const length = Math.hypot(b[0] - a[0], (b[1] - a[1]) * Math.cos(a[0] * RAD));
    for (let k = 0; k < SAMPLES; k++) {
      const f = (k + 0.5) / SAMPLES;
      all += length;
      if (isWithin(bounds, a[0] + f * (b[0] - a[0]), a[1] + f * (b[1] - a[1]))) shared += length;
    }
  }
  return all > 0 ? shared / all : 0;
}

function boundsKm2([south, west, north, east]: Bounds): number {
  return (
    EARTH_RADIUS_KM ** 2 * (east - west) * RAD * (Math.sin(north * RAD) - Math.sin(south * RAD))
  );
}
