import type { AlertLevel } from '../../ground/datasets/volcanoes.ts';
import { ALERT_LEVELS } from '../../ground/datasets/volcanoes.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { onceIn, onceInWithin } from '../../onceIn.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { listChances } from '../eventChance.ts';
import { eruptionState } from './activity.ts';
import type { AlertState } from './alertState.ts';
import { likeliestValley, type GroundPaths } from './groundPaths.ts';
import { newEruptions } from './newEruptions.ts';
import type { VolcanoPrediction } from './schemas.ts';
import { volcanoActivity } from './knowledge.ts';
import type { SiteHazard, VolcanoEffect } from './siteHazard.ts';

/** A volcano with what it does to the place and what its observatory says. */
export interface Listed {
  readonly effect: VolcanoEffect;
  readonly alert: AlertState;
}

const VEIS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const annual = (ratePerYear: number) => -Math.expm1(-ratePerYear);

/** POLICY zones by distance from the vent: ballistics and thick ash to 5 km, flows and lahars mostly within 30, disruptive ash within 100. */
function zoneOf(distanceKm: number): 'summit' | 'flow_and_lahar' | 'ash' | 'distant' {
  if (distanceKm <= 5) return 'summit';
  if (distanceKm <= 30) return 'flow_and_lahar';
  return distanceKm <= 100 ? 'ash' : 'distant';
}

/** The wire form of an alert. */
export function alertFields(alert: AlertState) {
  return {
    alert_level: alert.level,
    alert_level_state: alert.state,
    aviation_colour_code: alert.colourCode,
    alert_sent_at: alert.sentAt,
    alert_url: alert.url,
    alert_reason: alert.reason,
  };
}

/** The wire form of one listed volcano. */
export function nearVolcano({ effect, alert }: Listed): VolcanoPrediction['volcanoes'][number] {
  const { volcano, rate } = effect;
  const median = rate.ratePerYear * Math.exp(-(rate.lnSigma ** 2) / 2);
  const spread = Math.exp(Z90 * rate.lnSigma);
  return {
    ...onWire(
      pick(volcano, 'gvpNumber', 'name', 'country', 'volcanoType', 'lat', 'lon', 'elevationM'),
    ),
    distance_km: effect.distanceKm,
    ...onWire(pick(volcano, 'lastEruptionYear', 'observatory')),
    eruptions_counted: volcano.eruptionsByVei.reduce(
      (sum, n) => sum + n,
      volcano.eruptionsUnknownVei,
    ),
    record_complete_since: volcano.completeSinceYear,
    eruptions_counted_through: volcano.recordEndYear,
    last_eruption_known_through: volcano.knownThroughYear,
    eruption_state: eruptionState(volcano),
    annual_eruption_probability: annual(rate.ratePerYear),
    annual_eruption_probability_p10: annual(median / spread),
    annual_eruption_probability_p90: annual(median * spread),
    chances: listChances(VEIS, (vei, days) => newEruptions(volcano, vei, days).chance),
    vei_probability: [...volcanoActivity(volcano).chances],
    annual_probability: annual(effect.hitsPerYear),
    annual_ash_probability: ashOf(effect),
    annual_pyroclastic_flow_probability: annual(effect.pyroclasticPerYear),
    annual_lahar_probability: annual(effect.laharPerYear),
    annual_lava_probability: annual(effect.lavaPerYear),
    ground_paths: effect.paths ? pathsReply(effect.paths) : null,
    zone: zoneOf(effect.distanceKm),
    ...alertFields(alert),
  };
}

function pathsReply(paths: GroundPaths): VolcanoPrediction['volcanoes'][number]['ground_paths'] {
  const valley = likeliestValley(paths);
  return {
    vents: paths.ventsDrawn ? 'drawn' : 'summit_only',
    nearest_vent_km: paths.nearestVentKm,
    lava_reach_km: paths.lavaKm,
    valleys: paths.valleys === undefined ? 'not_drawn' : 'drawn',
    valley: valley
      ? {
          name: valley.name,
          distance_from_line_km: valley.offKm,
          distance_along_channel_km: valley.alongKm,
          known_reach_km: valley.reachKm,
        }
      : null,
    open_side: paths.sector ? { name: paths.sector.name, faces_place: paths.sector.faces } : null,
  };
}

function ashOf(rates: {
  readonly ash1mmPerYear: number;
  readonly ash10mmPerYear: number;
  readonly ash100mmPerYear: number;
}) {
  return {
    at_least_1mm: annual(rates.ash1mmPerYear),
    at_least_10mm: annual(rates.ash10mmPerYear),
    at_least_100mm: annual(rates.ash100mmPerYear),
  };
}

/** Annual probabilities of ash from all volcanoes of the answer together. */
export function ashTotals(hazard: SiteHazard) {
  const sum = { ash1mmPerYear: 0, ash10mmPerYear: 0, ash100mmPerYear: 0 };
  for (const effect of hazard.effects) {
    sum.ash1mmPerYear += effect.ash1mmPerYear;
    sum.ash10mmPerYear += effect.ash10mmPerYear;
    sum.ash100mmPerYear += effect.ash100mmPerYear;
  }
  return ashOf(sum);
}

/** The listed volcano with the highest assigned level, if any; a stale level counts only where none is assigned. */
export function highestAlert(listed: readonly Listed[]): Listed | undefined {
  const rank = ({ alert }: Listed) =>
    alert.level === null
      ? -1
      : ALERT_LEVELS.indexOf(alert.level) + (alert.state === 'assigned' ? 10 : 0);
  let best: Listed | undefined;
  for (const one of listed) if (rank(one) >= 0 && (!best || rank(one) > rank(best))) best = one;
  return best;
}

const ALERT_TEXT: Readonly<Record<AlertLevel, string>> = {
  NORMAL: 'in its background state',
  ADVISORY: 'restless',
  WATCH: 'likely to erupt or erupting with little danger',
  WARNING: 'in hazardous eruption',
};

/**
 * The answer in two or three sentences for people.
 *
 * @param listed  the volcanoes within the radius, km, with what their observatories say
 */
export function summaryOf(
  answer: ComponentAnswer,
  hazard: SiteHazard,
  { listed, radiusKm }: { readonly listed: readonly Listed[]; readonly radiusKm: number },
): string {
  const [first] = hazard.effects;
  const chance = answer.quantity ? onceInWithin(answer.quantity) : onceIn(hazard.probability);
  const head = `${answer.level ?? 'Unknown'} volcanic hazard: at least 1 cm of ash, or a flow, ${chance}.`;
  const main =
    first && first.hitsPerYear > 0.05 * hazard.probability
      ? ` ${first.volcano.name}, ${Math.round(first.distanceKm)} km away, contributes most.`
      : '';
  const lahar = laharSentence(hazard);
  const erupting = eruptingSentence(listed);
  if (listed.length === 0)
    return `${head}${main}${lahar} No volcano of the Holocene is listed within ${Math.round(radiusKm)} km.`;
  const alert = highestAlert(listed);
  if (!alert || alert.alert.level === null)
    return `${head}${main}${lahar}${erupting} No observatory alert level is known for the volcanoes listed.`;
  const stale = alert.alert.state === 'stale' ? ' (an old notice)' : '';
  return `${head}${main}${lahar}${erupting} ${alert.effect.volcano.name} is at ${alert.alert.level}${stale}: ${ALERT_TEXT[alert.alert.level]}.`;
}

/** POLICY. Lahars down a drawn valley are said where they are this share of all that reaches the place, or more. */
const SAY_LAHAR_SHARE = 0.05;

/** The volcano whose lahars come to the place most often, down which valley and how often. */
function laharSentence({ effects, probability }: SiteHazard): string {
  const [most] = effects.toSorted((a, b) => b.laharPerYear - a.laharPerYear);
  const valley = likeliestValley(most?.paths);
  if (!most || !valley || most.laharPerYear < SAY_LAHAR_SHARE * probability) return '';
  return ` Lahars of ${most.volcano.name} reach the place ${onceIn(annual(most.laharPerYear))} (valley: ${valley.name}; ${Math.round(valley.alongKm)} km from the summit along it).`;
}

/** POLICY. An eruption nearer than this is said, km. */
const SAY_ERUPTION_KM = 100;

/** Volcanoes near the place that were in eruption when their list was made. */
function eruptingSentence(listed: readonly Listed[]): string {
  const near = listed
    .map(({ effect }) => effect)
    .filter(
      ({ volcano, distanceKm }) =>
        distanceKm <= SAY_ERUPTION_KM && eruptionState(volcano) === 'in_eruption',
    );
  const [first] = near;
  if (!first) return '';
  const names = near
    .slice(0, 3)
    .map(({ volcano }) => volcano.name)
    .join(', ');
  return ` In eruption in ${Math.floor(first.volcano.knownThroughYear)} by the list of volcanoes: ${names}.`;
}
