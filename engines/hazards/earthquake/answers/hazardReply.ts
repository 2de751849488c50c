import type * as z from 'zod';
import { CMPS2_PER_G } from '../../../ground/math/units.ts';
import { PGA, PGV } from '../groundMotion/model.ts';
import { RETURN_PERIODS } from '../hazard/hazardCurve.ts';
import { FRACTILES } from '../hazard/logicTree.ts';
import type {
  MeasureHazard,
  MotionAtPeriod,
  ReturnPeriod,
  SiteHazard,
} from '../hazard/siteHazard.ts';
import { wald99Intensity } from '../intensity/wald99.ts';
import { intensityOf } from '../intensity/worden12.ts';
import type * as schemas from './schemas.ts';

const PERIODS: readonly ReturnPeriod[] = [475, 975, 2475];
const FRACTILE_NAMES = ['p05', 'p16', 'p50', 'p84', 'p95'] as const;

/** Name, period and unit of a measure on the wire. */
export function measureName(periodS: number): {
  name: string;
  period_s: number | null;
  unit: 'g' | 'cm/s';
} {
  if (periodS === PGA) return { name: 'pga', period_s: null, unit: 'g' };
  if (periodS === PGV) return { name: 'pgv', period_s: null, unit: 'cm/s' };
  return { name: 'sa', period_s: periodS, unit: 'g' };
}

/** Motions on the wire: null where the curve does not reach. */
export function motionReply({ mean, p05, p16, p50, p84, p95 }: MotionAtPeriod) {
  const held = (value: number | undefined): number | null => value ?? null;
  return {
    mean: held(mean),
    p05: held(p05),
    p16: held(p16),
    p50: held(p50),
    p84: held(p84),
    p95: held(p95),
  };
}

/** A hazard curve on the wire. */
export function curveReply({
  periodS,
  levels,
  curves,
}: MeasureHazard): z.input<typeof schemas.curve> {
  const fractile = (i: number): number[] => [...curves.fractiles[i]];
  const [p05, p16, p50, p84, p95] = FRACTILES.map((_, i) => fractile(i));
  return {
    ...measureName(periodS),
    level: [...levels.values],
    mean: [...curves.mean],
    p05: p05 ?? [],
    p16: p16 ?? [],
    p50: p50 ?? [],
    p84: p84 ?? [],
    p95: p95 ?? [],
  };
}

/**
 * Intensity of the mean motions: the mean of what PGA and PGV say.
 *
 * @source Worden et al. (2012), Bull. Seismol. Soc. Am. 102(1), 204-221, table 1; the mean of both as in ShakeMap 4. doi:10.1785/0120110156
 */
function intensityAt(
  pgaG: number | undefined,
  pgvCmps: number | undefined,
): z.input<typeof schemas.hazard>['return_periods'][number]['mmi'] {
  const wald1999 = oldIntensityAt(pgaG, pgvCmps);
  const byPga = pgaG === undefined ? undefined : intensityOf(pgaG * CMPS2_PER_G, 'pga');
  const byPgv = pgvCmps === undefined ? undefined : intensityOf(pgvCmps, 'pgv');
  const found = [byPga, byPgv].filter((estimate) => estimate !== undefined);
  if (found.length === 0) return { value: null, sigma: 0.66, wald1999 };
  const mean = found.reduce((sum, { value }) => sum + value, 0) / found.length;
  return {
    value: onScale(mean),
    sigma: Math.max(...found.map(({ sigma }) => sigma)),
    wald1999,
  };
}

const onScale = (intensity: number): number => Math.min(10, Math.max(1, intensity));

/**
 * Intensity as the ShakeMaps before 2012 had it: by PGA below V, by PGV from VII on, both between with weights that go from one to the other.
 *
 * @source Wald, Worden, Quitoriano & Pankow (2005), ShakeMap Manual, USGS Techniques and Methods 12-A1. doi:10.3133/tm12A1
 */
function oldIntensityAt(pgaG: number | undefined, pgvCmps: number | undefined): number | null {
  const byPga = pgaG === undefined ? undefined : wald99Intensity(pgaG * CMPS2_PER_G, 'pga');
  const byPgv = pgvCmps === undefined ? undefined : wald99Intensity(pgvCmps, 'pgv');
  if (byPga === undefined || byPgv === undefined) return null;
  const share = Math.min(1, Math.max(0, (byPga - 5) / 2));
  return onScale((1 - share) * byPga + share * byPgv);
}

/** The measure of a period in a hazard. */
export function measureOf(hazard: SiteHazard, periodS: number): MeasureHazard | undefined {
  return hazard.measures.find((measure) => measure.periodS === periodS);
}

/** The hazard of a site on the wire. @param periodsS  measures listed by return period and as curves */
export function hazardReply(
  hazard: SiteHazard,
  vs30Mps: number,
  periodsS: readonly number[],
): z.input<typeof schemas.hazard> {
  const listed = periodsS.flatMap((periodS) => measureOf(hazard, periodS) ?? []);
  const [pga, pgv] = [measureOf(hazard, PGA), measureOf(hazard, PGV)];
  return {
    model_version: hazard.modelVersion,
    vs30_mps: vs30Mps,
    return_periods: PERIODS.map((period) => ({
      return_period_years: period,
      rate_per_yr: RETURN_PERIODS[period],
      measures: listed.map((measure) => ({
        ...measureName(measure.periodS),
        ...motionReply(measure.at[period]),
      })),
      mmi: intensityAt(pga?.at[period].mean, pgv?.at[period].mean),
    })),
    uniform_hazard_spectra: PERIODS.map((period) => spectrumReply(hazard, period)),
    curves: listed.map(curveReply),
  };
}

function spectrumReply(
  hazard: SiteHazard,
  period: ReturnPeriod,
): z.input<typeof schemas.uniformHazardSpectrum> {
  const spectral = hazard.measures
    .filter(({ periodS }) => periodS >= 0)
    .toSorted((a, b) => a.periodS - b.periodS);
  const column = (name: 'mean' | (typeof FRACTILE_NAMES)[number]) =>
    spectral.map(({ at }) => at[period][name] ?? null);
  return {
    return_period_years: period,
    period_s: spectral.map(({ periodS }) => periodS),
    mean: column('mean'),
    p05: column('p05'),
    p16: column('p16'),
    p50: column('p50'),
    p84: column('p84'),
    p95: column('p95'),
  };
}
