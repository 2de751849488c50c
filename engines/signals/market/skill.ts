import { horizonClass } from './horizonClass.ts';
import type { HazardType } from './input.ts';
import { RETROSPECTIVE_SCORES } from './tables/retrospectiveScores.ts';

/** How questions of a hazard and horizon fared retrospectively against the long-term rate, on the wire. */
export function skillOf(hazard: HazardType, days: number) {
  const horizon = horizonClass(days);
  const row = RETROSPECTIVE_SCORES.find((one) => one.hazard === hazard && one.horizon === horizon);
  if (!row?.brierSkill)
    return {
      skill: null,
      skill_reason: `no questions about ${hazard.replace('_', ' ')} over ${horizon} were scored on the past`,
    };
  return {
    skill: {
      horizon,
      questions: row.count,
      brier_skill: row.brierSkill.value,
      brier_skill_p05: row.brierSkill.p05,
      brier_skill_p95: row.brierSkill.p95,
    },
  };
}
