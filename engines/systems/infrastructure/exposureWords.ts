import { figure, paragraph, scoreText } from '../answer/words.ts';
import type { ExposureReply } from './exposureSchemas.ts';

/** The answer in plain words; every number in it stands in the record. */
export function exposureWords(body: Omit<ExposureReply, 'summary' | 'warnings'>): string {
  const { most_exposed_to: most, hazards, levers } = body;
  const hazard = most === null ? undefined : hazards[most];
  const exposure = hazard?.exposure;
  const [strongest] = levers;
  return paragraph(
    standing(body),
    most === null || !hazard || hazard.score === null
      ? withoutScores(hazards)
      : `Of the hazards asked for, ${most} scores highest: ${scoreText(hazard.score)} (${hazard.level ?? 'no level'}${hazard.interval ? `; ${scoreText(hazard.interval.p10)} to ${scoreText(hazard.interval.p90)}` : ''}).`,
    exposure
      ? `Weighted by how much a community depends on them, that is as much as ${figure(exposure.weighted_assets)} ordinary buildings at full hazard (80 % interval ${figure(exposure.p10)} to ${figure(exposure.p90)}).`
      : '',
    strongest
      ? `What would change the answer most: ${strongest.change}, to ${figure(strongest.quantity)}.`
      : '',
  );
}

/** What keeps the hazards that were asked for from having a score: some are not known, others cannot occur. */
function withoutScores(hazards: ExposureReply['hazards']): string {
  const named = (wanted: string): string[] =>
    Object.entries(hazards).flatMap(([name, answer]) => (answer?.state === wanted ? [name] : []));
  const [unknown, never] = [named('unknown'), named('not_applicable')];
  const parts = [
    unknown.length > 0 ? `${unknown.join(', ')} not known` : '',
    never.length > 0 ? `${never.join(', ')} cannot occur here` : '',
  ].filter((part) => part !== '');
  return `No hazard that was asked for has a score: ${parts.join('; ')}.`;
}

function standing({
  total_assets: total,
  assets,
  assets_reason: reason,
  radius_km: radiusKm,
}: Omit<ExposureReply, 'summary' | 'warnings'>): string {
  const within = `within ${figure(radiusKm, 3)} km`;
  if (total === null || assets === null)
    return `What stands ${within} is not known (${reason ?? 'no answer'}); that is not an absence of assets.`;
  const count = (name: string): number =>
    assets.find(({ class: each }) => each === name)?.count ?? 0;
  return `${total} mapped assets ${within}, ${count('hospital')} hospitals and ${count('school')} schools among them.`;
}
