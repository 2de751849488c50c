import * as z from 'zod';
import { unknown } from '../../component.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { floodSetting } from '../../ground/datasets/floodPlains.ts';
import { designGroundMotion } from '../../ground/datasets/ground.ts';
import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { relief, setting } from '../../ground/datasets/terrain.ts';
import { isKnown, type FactTree } from '../../facts.ts';
import { amplificationAnswer } from '../siteAmplification/component.ts';
import { vertical } from '../../vertical.ts';
import { designReply } from './answers/designReply.ts';
import { groundAt, groundReply, hazardGround, type Ground } from './answers/groundAt.ts';
import { hazardReply } from './answers/hazardReply.ts';
import { fieldsAbout, inducedWarnings } from './answers/inducedWarnings.ts';
import { headlineOf, reconciled } from './answers/headline.ts';
import { liquefactionReply } from './answers/liquefactionReply.ts';
import { rockHazard, type RockHazard } from './answers/rockHazard.ts';
import { seismicRiskReply } from './answers/riskSchema.ts';
import { siteInput } from './answers/schemas.ts';
import { seismicRiskSummary } from './answers/seismicRiskSummary.ts';
import { seismicModelCard, SEISMIC_SOURCES } from './answers/modelCard.ts';
import { siteWarnings } from './answers/siteWarnings.ts';
import { wetGround } from './answers/wetGround.ts';
import { earthquakeNeeds } from './component.ts';
import { PGA, PGV } from './groundMotion/model.ts';
import {
  siteHazard,
  SOURCE_RADIUS_KM,
  storeAt,
  type HazardOptions,
  type SiteHazard,
} from './hazard/siteHazard.ts';

/** Periods of the full answer, s: PGA first, since magnitudes are told for the first measure. */
const PERIODS_S = [PGA, 0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, PGV] as const;
/** Measures that are listed by return period and as curves. */
const LISTED_S = [PGA, 0.2, 1, PGV] as const;
/** Past earthquakes are named within this radius, km. */
const QUAKES_KM = 200;

const needs = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => ({
  ...earthquakeNeeds({ lat, lon, radiusKm: QUAKES_KM }),
  sources: seismicSources({ lat, lon, radiusKm: SOURCE_RADIUS_KM }),
  setting: setting({ lat, lon }),
  relief: relief({ lat, lon }),
  climate: climateNormals({ lat, lon }),
  rivers: floodSetting({ lat, lon }),
  fields: fieldsAbout({ lat, lon }),
  code: designGroundMotion({ lat, lon, edition: 'asce7-16', siteClass: 'D-default' }),
});

type Facts = FactTree<ReturnType<typeof needs>>;

/** POST /api/v1/predict/seismic-risk */
export const seismicRisk = vertical({
  path: '/api/v1/predict/seismic-risk',
  title: 'Seismic site class and hazard',
  summary:
    'The ground of a place and how it shakes: site class, full probabilistic hazard with fractiles, building-code values, amplification and liquefaction.',
  input: siteInput.extend({
    risk_category: z
      .enum(['I', 'II', 'III', 'IV'])
      .optional()
      .describe('Importance of a building by ASCE 7, for `design_category_asked`'),
  }),
  output: seismicRiskReply.meta({ id: 'SeismicRisk' }),
  needs,
  assess({ lat, lon, vs30_mps, risk_category }, facts) {
    const ground = groundAt(facts.soil, vs30_mps);
    const computed = compute(facts, { lat, lon }, ground);
    const headline = headlineOf(
      facts,
      { lat, lon, radiusKm: QUAKES_KM },
      { ground, rock: computed?.rock },
    );
    const body = {
      ...headline,
      amplification: ground.soil
        ? amplificationAnswer(ground.soil, rockPga(facts, computed?.rock))
        : unknown(ground.missing),
      ...hazardPart(facts, ground, computed),
      reconciliation: reconciled(headline, computed?.hazard),
      design:
        computed && ground.basis !== 'reference_rock'
          ? designReply({ ground, rock: computed.rock, code: facts.code, risk: risk_category })
          : null,
      ...liquefactionPart(facts, ground, computed),
    };
    return {
      ...body,
      summary: seismicRiskSummary(body),
      warnings: [
        ...siteWarnings(ground, facts.soil, vs30_mps),
        ...inducedWarnings({ lat, lon }, facts.fields),
      ],
    };
  },
  cost: 'heavy',
  keep: true,
  model: seismicModelCard,
  sources: SEISMIC_SOURCES,
  example: { lat: 37.77, lon: -122.42 },
  geojson: ({ lat, lon }, { site, quantity, level }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: {
      level,
      quantity,
      site_class: site?.asce7_16_class ?? null,
      vs30_mps: site?.vs30_mps ?? null,
    },
  }),
});

interface Computed {
  readonly hazard: SiteHazard;
  readonly rock: RockHazard;
  readonly tree: ReturnType<typeof storeAt>['tree'];
}

function compute(
  { sources }: Facts,
  at: { lat: number; lon: number },
  ground: Ground,
): Computed | undefined {
  if (!isKnown(sources)) return undefined;
  const options: HazardOptions = { ground: hazardGround(ground), periodsS: PERIODS_S };
  const hazard = siteHazard(sources.value, at, options);
  const rock = rockHazard(sources.value, at);
  return hazard && rock ? { hazard, rock, tree: storeAt(sources.value, options).tree } : undefined;
}

/** The 475-year PGA on rock, g: by the map, else as computed for the point. */
function rockPga({ hazard }: Facts, rock: RockHazard | undefined): number | undefined {
  return isKnown(hazard) ? hazard.value.pga475G.mean : rock?.pga475G.mean;
}

function hazardPart({ sources }: Facts, ground: Ground, computed: Computed | undefined) {
  if (computed) return { hazard: hazardReply(computed.hazard, ground.vs30Mps, LISTED_S) };
  return {
    hazard: null,
    hazard_reason: isKnown(sources) ? 'no earthquake source within reach' : sources.missing,
  };
}

function liquefactionPart(facts: Facts, ground: Ground, computed: Computed | undefined) {
  const wet = wetGround(facts, ground);
  const susceptibility = wet.site?.susceptibility;
  const isProne = susceptibility === 'high' || susceptibility === 'very_high';
  const site = groundReply(ground, isProne);
  if (!computed || !wet.site)
    return {
      site,
      liquefaction: null,
      liquefaction_reason: wet.reason ?? 'no hazard to shake the ground with',
    };
  const { hazard, tree } = computed;
  return {
    site,
    liquefaction: liquefactionReply({
      site: wet.site,
      vs30LnSigma: ground.lnSigma,
      hazard,
      tree,
    }),
  };
}
