import * as z from 'zod';
import { known, unknown } from '../../component.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { floodSetting } from '../../ground/datasets/floodPlains.ts';
import { designGroundMotion } from '../../ground/datasets/ground.ts';
import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { relief, setting } from '../../ground/datasets/terrain.ts';
import { isKnown, type FactTree } from '../../facts.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { siteAmplificationComponent } from '../siteAmplification/component.ts';
import { vertical } from '../../vertical.ts';
import { designReply } from './answers/designReply.ts';
import { groundAt, groundReply, hazardGround, type Ground } from './answers/groundAt.ts';
import { hazardReply, measureOf } from './answers/hazardReply.ts';
import { liquefactionReply } from './answers/liquefactionReply.ts';
import { rockHazard, type RockHazard } from './answers/rockHazard.ts';
import { seismicRiskReply, siteInput } from './answers/schemas.ts';
import { seismicRiskSummary } from './answers/seismicRiskSummary.ts';
import { seismicModelCard, SEISMIC_SOURCES } from './answers/modelCard.ts';
import { earthquakeComponent, earthquakeNeeds, sitePga } from './component.ts';
import { PGA, PGV } from './groundMotion/model.ts';
import {
  siteHazard,
  SOURCE_RADIUS_KM,
  storeOf,
  type HazardOptions,
  type SiteHazard,
} from './hazard/siteHazard.ts';
import { liquefactionSite, type LiquefactionSite } from './liquefaction/liquefactionSite.ts';

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
    const headline = headlineOf(facts, { lat, lon }, { ground, rock: computed?.rock });
    const wet = wetGround(facts, ground);
    const isProne = wet.site?.susceptibility === 'high' || wet.site?.susceptibility === 'very_high';
    const amplification = siteAmplificationComponent.assess(
      { lat, lon, radiusKm: QUAKES_KM },
      { soil: ground.soil, hazard: hazardFact(facts, computed?.rock) },
      MOMENT,
    );
    const liquefaction =
      computed && wet.site
        ? liquefactionReply({
            site: wet.site,
            vs30LnSigma: ground.lnSigma,
            hazard: computed.hazard,
            tree: computed.tree,
          })
        : null;
    const body = {
      ...headline,
      site: groundReply(ground, isProne),
      amplification,
      hazard: computed ? hazardReply(computed.hazard, ground.vs30Mps, LISTED_S) : null,
      ...(computed
        ? {}
        : {
            hazard_reason: isKnown(facts.sources)
              ? 'no earthquake source within reach'
              : facts.sources.missing,
          }),
      reconciliation: reconciled(headline, computed?.hazard),
      design:
        computed && ground.basis !== 'reference_rock'
          ? designReply({ ground, rock: computed.rock, code: facts.code, risk: risk_category })
          : null,
      liquefaction,
      ...(liquefaction
        ? {}
        : { liquefaction_reason: wet.reason ?? 'no hazard to shake the ground with' }),
    };
    return { ...body, summary: seismicRiskSummary(body), warnings: warningsOf(ground, vs30_mps) };
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

/** The amplification component reads no time; its contract asks for a moment. */
const MOMENT = { iso: '1970-01-01T00:00:00.000Z', ms: 0 } as const;

interface Computed {
  readonly hazard: SiteHazard;
  readonly rock: RockHazard;
  readonly tree: ReturnType<typeof storeOf>['tree'];
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
  return hazard && rock ? { hazard, rock, tree: storeOf(options).tree } : undefined;
}

/** The map's fact, or one from the hazard computed here where the map did not answer. */
function hazardFact({ hazard }: Facts, rock: RockHazard | undefined): Facts['hazard'] {
  if (isKnown(hazard) || !rock) return hazard;
  const { pga475G } = rock;
  const still = (value: number) => ({ mean: value, p16: value, p50: value, p84: value });
  return {
    source: 'direct',
    asOf: '',
    retrievedAt: '',
    status: 'embedded',
    value: {
      modelVersion: 'direct',
      vs30Mps: 760,
      pga475G,
      pga2475G: still(rock.pga2475G),
      sa02s2475G: still(rock.sa02s2475G),
      sa1s475G: still(NaN),
      sa1s2475G: still(rock.sa1s2475G),
      pgv475Cmps: still(NaN),
      meanMagnitude: rock.longPeriodMagnitude,
      regime: 'active_shallow',
      gridStepDeg: 1,
    },
  };
}

/** The number of the composite score: by the map, else by the same rule on the hazard computed for the point. */
function headlineOf(
  facts: Facts,
  { lat, lon }: { lat: number; lon: number },
  { ground, rock }: { ground: Ground; rock: RockHazard | undefined },
): ComponentAnswer & { quantity_from: 'hazard_map' | 'direct_hazard' | null } {
  const { hazard, quakes, boundary } = facts;
  if (!isKnown(ground.soil))
    return { ...unknown(`ground: ${ground.soil.missing}`), quantity_from: null };
  if (isKnown(hazard))
    return {
      ...earthquakeComponent.assess(
        { lat, lon, radiusKm: QUAKES_KM },
        { hazard, quakes, boundary, soil: ground.soil },
        MOMENT,
      ),
      quantity_from: 'hazard_map',
    };
  if (!rock)
    return {
      ...unknown(
        isKnown(facts.sources)
          ? 'no earthquake source within reach'
          : `earthquake sources: ${facts.sources.missing}`,
      ),
      quantity_from: null,
    };
  const pga = sitePga(rock.pga475G, ground.soil.value);
  return {
    ...known('earthquake', pga, [
      `${rock.pga475G.mean.toFixed(2)} g on rock, computed for the point`,
      `ground of Vs30 ${Math.round(ground.vs30Mps)} m/s`,
    ]),
    quantity_from: 'direct_hazard',
  };
}

function reconciled({ quantity }: ComponentAnswer, hazard: SiteHazard | undefined) {
  const full = hazard && measureOf(hazard, PGA)?.at[475].mean;
  if (!quantity || full === undefined) return null;
  return {
    component_pga_475yr_g: quantity.value,
    hazard_pga_475yr_g: full,
    ratio: full / quantity.value,
    note: 'Scores and levels use the first, as the composite does; design and liquefaction use the second, in which each ground-motion model answers for the ground itself.',
  };
}

/** Water and soil for liquefaction, or why they are not known. */
function wetGround(
  { setting: where, relief: land, climate, rivers }: Facts,
  ground: Ground,
): { readonly site?: LiquefactionSite; readonly reason?: string } {
  if (!isKnown(ground.soil)) return { reason: ground.soil.missing };
  if (!isKnown(where)) return { reason: where.missing };
  if (!where.value.isLand) return { reason: 'open water' };
  if (!isKnown(land)) return { reason: land.missing };
  if (!isKnown(climate)) return { reason: climate.missing };
  const riverKm = isKnown(rivers)
    ? Math.min(...rivers.value.reaches.map(({ distanceKm }) => distanceKm))
    : Infinity;
  return {
    site: liquefactionSite(
      { soil: ground.soil.value, setting: where.value, relief: land.value, climate: climate.value },
      ground.vs30Mps,
      riverKm,
    ),
  };
}

function warningsOf({ basis, soil, vs30Mps }: Ground, asked: number | undefined): string[] {
  const warnings: string[] = [];
  if (basis === 'slope_proxy')
    warnings.push(
      'Vs30 is estimated from the slope of the landform: one standard deviation is a factor of 1.4 and more; a measurement can move the site class.',
    );
  if (basis === 'reference_rock')
    warnings.push(
      `The ground is not known (${isKnown(soil) ? '' : soil.missing}): hazard is for reference rock of 760 m/s.`,
    );
  if (asked === undefined && isKnown(soil) && soil.value.vs30Mps !== vs30Mps)
    warnings.push(
      `Vs30 ${Math.round(soil.value.vs30Mps)} m/s lies outside the ground-motion models; ${vs30Mps} m/s is used.`,
    );
  warnings.push(
    'Nobody can predict the date and place of an earthquake: these are long-term rates.',
  );
  return warnings;
}
