import * as z from 'zod';
import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { soil } from '../../ground/datasets/terrain.ts';
import { isKnown } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { vs30StandInWarnings } from '../../ground/earth/vs30Basis.ts';
import { groundAt, groundReply, hazardGround } from './answers/groundAt.ts';
import { fieldsAbout, inducedWarnings } from './answers/inducedWarnings.ts';
import { curveReply, measureName, motionReply } from './answers/hazardReply.ts';
import { SEISMIC_SOURCES, seismicModelCard } from './answers/modelCard.ts';
import { curve, ground, motion, periodInput, siteInput } from './answers/schemas.ts';
import { motionAtRate, RETURN_PERIODS } from './hazard/hazardCurve.ts';
import { siteHazard, SOURCE_RADIUS_KM, type MeasureHazard } from './hazard/siteHazard.ts';
import { hazardCurvePlot } from './plot/hazardCurvePlot.ts';

const PERIODS: readonly (keyof typeof RETURN_PERIODS)[] = [475, 975, 2475];
const [LEAST_YEARS, MOST_YEARS] = [50, 10_000];

/** A return period that the curves reach. */
export const returnPeriodInput = z
  .number()
  .min(LEAST_YEARS)
  .max(MOST_YEARS)
  .describe(`Return period, years, ${LEAST_YEARS} to ${MOST_YEARS}`);

/** Yearly rate of a return period; the code's 475, 975 and 2,475 years are 10, 5 and 2 % in 50 years. */
export function rateOfReturnPeriod(years: number): number {
  return PERIODS.includes(years as keyof typeof RETURN_PERIODS)
    ? RETURN_PERIODS[years as keyof typeof RETURN_PERIODS]
    : 1 / years;
}

const atPeriod = motion.extend({ return_period_years: z.number(), rate_per_yr: z.number() });

/** POST /api/v1/seismic/hazard-curve */
export const hazardCurve = vertical({
  path: '/api/v1/seismic/hazard-curve',
  title: 'Seismic hazard curve',
  summary:
    'How often every level of ground motion is exceeded at a place: mean and fractiles, with the motions at the usual return periods.',
  input: siteInput.extend({
    period_s: periodInput,
    return_period_years: returnPeriodInput.default(475),
  }),
  output: z
    .object({
      site: ground,
      model_version: z.string().nullable(),
      curve: curve.nullable(),
      reason: z.string().optional(),
      return_periods: z.array(atPeriod).describe('475, 975 and 2,475 years and the one asked for'),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'SeismicHazardCurve' }),
  needs: ({ lat, lon }) => ({
    sources: seismicSources({ lat, lon, radiusKm: SOURCE_RADIUS_KM }),
    soil: soil({ lat, lon }),
    fields: fieldsAbout({ lat, lon }),
  }),
  assess({ lat, lon, vs30_mps, period_s, return_period_years }, facts) {
    const at = groundAt(facts.soil, vs30_mps);
    const site = groundReply(at, false);
    const none = (reason: string) => ({
      site,
      model_version: null,
      curve: null,
      reason,
      return_periods: [],
      warnings: [],
    });
    if (!isKnown(facts.sources)) return none(facts.sources.missing);
    const hazard = siteHazard(
      facts.sources.value,
      { lat, lon },
      { ground: hazardGround(at), periodsS: [period_s] },
    );
    const [measure] = hazard?.measures ?? [];
    if (!hazard || !measure) return none('no earthquake source within reach');
    const years = [...new Set([...PERIODS, return_period_years])].toSorted((a, b) => a - b);
    const warnings =
      at.basis === 'reference_rock'
        ? ['The ground is not known: the curve is for reference rock of 760 m/s.']
        : vs30StandInWarnings(at.basis);
    warnings.push(...inducedWarnings({ lat, lon }, facts.fields));
    return {
      site,
      model_version: hazard.modelVersion,
      curve: curveReply(measure),
      return_periods: years.map((one) => motionsAt(measure, one)),
      warnings,
    };
  },
  cost: 'heavy',
  model: seismicModelCard,
  sources: SEISMIC_SOURCES,
  example: { lat: 37.77, lon: -122.42, period_s: 0.2 },
  svg({ lat, lon }, reply) {
    const shown = reply.curve ?? {
      ...measureName(0),
      level: [],
      mean: [],
      p05: [],
      p16: [],
      p50: [],
      p84: [],
      p95: [],
    };
    const name = motionTitle(shown);
    const caption =
      reply.reason === undefined
        ? `${lat.toFixed(3)}, ${lon.toFixed(3)} · Vs30 ${Math.round(reply.site.vs30_mps)} m/s · source model ${reply.model_version ?? ''}`
        : `unknown: ${reply.reason}`;
    return hazardCurvePlot({
      title: `Seismic hazard: ${name}`,
      caption,
      axis: name,
      ...shown,
      marks: reply.return_periods.map((one) => ({
        years: one.return_period_years,
        motion: one.mean,
      })),
    });
  },
});

/** A ground motion in words. */
export function motionTitle({
  name,
  period_s,
}: {
  readonly name: string;
  readonly period_s: number | null;
}): string {
  if (name === 'pgv') return 'peak ground velocity';
  return name === 'pga'
    ? 'peak ground acceleration'
    : `spectral acceleration at ${period_s ?? 0} s`;
}

function motionsAt({ levels, curves }: MeasureHazard, years: number) {
  const rate = rateOfReturnPeriod(years);
  const [p05, p16, p50, p84, p95] = curves.fractiles.map((one) => motionAtRate(levels, one, rate));
  return {
    return_period_years: years,
    rate_per_yr: rate,
    ...motionReply({ mean: motionAtRate(levels, curves.mean, rate), p05, p16, p50, p84, p95 }),
  };
}
