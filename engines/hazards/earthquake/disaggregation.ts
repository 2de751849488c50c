import * as z from 'zod';
import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { soil } from '../../ground/datasets/terrain.ts';
import { isKnown } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { vs30StandInWarnings } from '../../ground/earth/vs30Basis.ts';
import { groundAt, groundReply, hazardGround, type Ground } from './answers/groundAt.ts';
import { measureName } from './answers/hazardReply.ts';
import { SEISMIC_SOURCES, seismicModelCard } from './answers/modelCard.ts';
import { rangeWarnings } from './answers/rangeWarnings.ts';
import { ground, periodInput, siteInput } from './answers/schemas.ts';
import { disaggregate } from './hazard/disaggregation.ts';
import { CELLS, type DisaggregationCell } from './hazard/disaggregationTally.ts';
import { motionAtRate } from './hazard/hazardCurve.ts';
import { meanCurve } from './hazard/logicTree.ts';
import { SOURCE_RADIUS_KM, storeAt } from './hazard/siteHazard.ts';
import { siteSources } from './hazard/siteSources.ts';
import type { SourceFacts } from './hazard/sourceCurves.ts';
import { motionTitle, rateOfReturnPeriod, returnPeriodInput } from './hazardCurve.ts';
import { disaggregationPlot } from './plot/disaggregationPlot.ts';

const LISTED_CELLS = 400;
const LISTED_SOURCES = 25;
const share = z.number().describe('Share of the rate of exceedance, 0 to 1');
const cell = z.object({
  magnitude: z.number().describe('Lower edge'),
  distance_km: z.number().describe('Lower edge, rupture distance'),
  epsilon: z.number().describe('Lower edge'),
  share,
});

/** POST /api/v1/seismic/disaggregation */
export const disaggregation = vertical({
  path: '/api/v1/seismic/disaggregation',
  title: 'Seismic disaggregation',
  summary:
    'Which earthquakes make the hazard of a place: shares by magnitude, distance and epsilon and by source.',
  input: siteInput.extend({
    period_s: periodInput,
    return_period_years: returnPeriodInput.default(475),
  }),
  output: z
    .object({
      site: ground,
      ground_motion: z
        .object({
          name: z.string(),
          period_s: z.number().nullable(),
          unit: z.enum(['g', 'cm/s']),
          value: z.number(),
          return_period_years: z.number(),
        })
        .nullable(),
      mean: z
        .object({ magnitude: z.number(), distance_km: z.number(), epsilon: z.number() })
        .nullable(),
      mode: cell.nullable().describe('The cell with the largest share'),
      cell_width: z.object({ magnitude: z.number(), distance_km: z.number(), epsilon: z.number() }),
      cells: z.array(cell).describe('Largest share first'),
      cells_share: share.describe('Share of the rate that the listed cells hold'),
      sources: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          share,
          reference: z
            .string()
            .nullable()
            .describe('Publication that a fault is restated from; null for background seismicity'),
        }),
      ),
      reason: z.string().optional(),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'SeismicDisaggregation' }),
  needs: ({ lat, lon }) => ({
    sources: seismicSources({ lat, lon, radiusKm: SOURCE_RADIUS_KM }),
    soil: soil({ lat, lon }),
  }),
  assess({ lat, lon, vs30_mps, period_s, return_period_years }, facts) {
    const at = groundAt(facts.soil, vs30_mps);
    const head = { site: groundReply(at, false), cell_width: WIDTH };
    const question = { at, place: { lat, lon }, periodS: period_s, years: return_period_years };
    const found = isKnown(facts.sources)
      ? takenApart(facts.sources.value, question)
      : { reason: facts.sources.missing };
    if ('reason' in found) return { ...head, ...NOTHING, reason: found.reason };
    const { levelG, parts } = found;
    return {
      ...head,
      ground_motion: { ...measureName(period_s), value: levelG, return_period_years },
      ...partsReply(parts, isKnown(facts.sources) ? facts.sources.value.faults : []),
      warnings: [
        ...(at.basis === 'reference_rock'
          ? ['The ground is not known: hazard is for reference rock of 760 m/s.']
          : vs30StandInWarnings(at.basis)),
        ...rangeWarnings(parts.scenarios, hazardGround(at).vs30Mps),
      ],
    };
  },
  cost: 'heavy',
  model: seismicModelCard,
  sources: ['doi:10.1785/BSSA0890020501', ...SEISMIC_SOURCES],
  example: { lat: 37.77, lon: -122.42, period_s: 1, return_period_years: 2475 },
  svg({ lat, lon }, { ground_motion, cells, mean, reason }) {
    const place = `${lat.toFixed(3)}, ${lon.toFixed(3)}`;
    if (!ground_motion || !mean)
      return disaggregationPlot({
        title: 'Disaggregation',
        caption: `${place} · unknown: ${reason ?? ''}`,
        cells: [],
        width: { magnitude: CELLS.magnitude, distanceKm: CELLS.distanceKm },
      });
    const level = `${ground_motion.value.toPrecision(2)} ${ground_motion.unit} in ${ground_motion.return_period_years.toLocaleString('en-US')} years`;
    return disaggregationPlot({
      title: `What makes the hazard: ${motionTitle(ground_motion)}`,
      caption: `${place} · ${level} · mean M ${mean.magnitude.toFixed(1)}, ${Math.round(mean.distance_km)} km, epsilon ${mean.epsilon.toFixed(1)}`,
      cells: cells.map(({ distance_km, ...rest }) => ({ ...rest, distanceKm: distance_km })),
      width: { magnitude: CELLS.magnitude, distanceKm: CELLS.distanceKm },
    });
  },
});

function cellReply({ magnitude, distanceKm, epsilon, share: part }: DisaggregationCell) {
  return { magnitude, distance_km: distanceKm, epsilon, share: part };
}

const WIDTH = {
  magnitude: CELLS.magnitude,
  distance_km: CELLS.distanceKm,
  epsilon: CELLS.epsilon,
};
const NOTHING = {
  ground_motion: null,
  mean: null,
  mode: null,
  cells: [],
  cells_share: 0,
  sources: [],
  warnings: [],
};

interface Question {
  readonly at: Ground;
  readonly place: { readonly lat: number; readonly lon: number };
  readonly periodS: number;
  readonly years: number;
}

type Parts = NonNullable<ReturnType<typeof disaggregate>>;

/** The motion of the return period and what makes it, or why nothing does. */
function takenApart(
  facts: SourceFacts,
  { at, place, periodS, years }: Question,
): { readonly levelG: number; readonly parts: Parts } | { readonly reason: string } {
  const store = storeAt(facts, { ground: hazardGround(at), periodsS: [periodS] });
  const sources = siteSources(facts, place, store);
  const levels = store.frame.measures[0]?.levels;
  const mean =
    levels && meanCurve(sources, { measure: 0, lnStep: levels.lnStep, tree: store.tree });
  const levelG = levels && mean && motionAtRate(levels, mean, rateOfReturnPeriod(years));
  if (levelG === undefined) return { reason: 'the hazard curve does not reach this return period' };
  const parts = disaggregate(facts, place, store, { measure: 0, levelG });
  return parts ? { levelG, parts } : { reason: 'no earthquake in the model exceeds this motion' };
}

function partsReply({ mean, mode, cells: all, sources }: Parts, faults: SourceFacts['faults']) {
  const references = new Map(faults.map(({ id, reference }) => [id, reference ?? null]));
  const cells = all.slice(0, LISTED_CELLS);
  const listed = cells.reduce((sum, one) => sum + one.share, 0);
  return {
    mean: { magnitude: mean.magnitude, distance_km: mean.distanceKm, epsilon: mean.epsilon },
    mode: mode ? cellReply(mode) : null,
    cells: cells.map(cellReply),
    cells_share: Math.min(1, listed),
    sources: sources.slice(0, LISTED_SOURCES).map(({ id, name, share: part }) => ({
      id,
      name,
      share: part,
      reference: references.get(id) ?? null,
    })),
  };
}
