import type * as z from 'zod';
import type { FactTree, Moment } from '../../facts.ts';
import { pick } from '../../pick.ts';
import {
  PARTS,
  RADIUS_KM,
  TARGET_YEAR,
  type PremiumNeeds,
  type ReportFacts,
  type StandardNeeds,
  type Tier,
} from './needs.ts';
import { returnPeriodRows, type ReturnPeriodSources } from './returnPeriods.ts';
import type { weightedComponent } from '../georisk/schemas.ts';
import type { reportComponent, ReportDraft } from './schemas.ts';

type At = { readonly lat: number; readonly lon: number };
type Composite = ReturnType<typeof PARTS.score.assess>;

/** The report of a tier: the answers of the endpoints on the same facts, so that no number can differ. */
export function assessReport(
  tier: Tier,
  at: At,
  { facts, moment }: { readonly facts: ReportFacts; readonly moment: Moment },
): ReportDraft {
  const composite = PARTS.score.assess({ ...at, radius_km: RADIUS_KM.score }, facts.score, moment);
  const quick = quickReport(tier, composite);
  if (tier === 'quick' || !('standard' in facts)) return quick;
  const answers = standardAnswers(at, facts, moment);
  const standard: ReportDraft = {
    ...quick,
    components: componentsOf(composite.components, true),
    return_periods: returnPeriodRows(facts, answers),
    nearby: composite.nearby,
  };
  if (tier === 'standard' || !('premium' in facts)) return standard;
  return { ...standard, ...premiumReport(at, answers, { facts, moment }) };
}

function quickReport(tier: Tier, composite: Composite): ReportDraft {
  const { reason, warnings } = composite;
  return {
    tier,
    ...pick(
      composite,
      ...(['place', 'quantity', 'score', 'level', 'interval'] as const),
      ...(['dominant_hazard', 'coverage', 'summary'] as const),
    ),
    ...(reason === undefined ? {} : { reason }),
    components: componentsOf(composite.components, false),
    warnings: [
      ...(warnings ?? []),
      'A report of models and tables, not of a survey: have a site looked at before money or lives hang on it.',
    ],
  };
}

type Shown = z.input<typeof reportComponent>;
type Weighted = z.input<typeof weightedComponent>;

/** The composite's components as a tier shows them: in short, or with what moved them. */
export function componentsOf<N extends string>(
  components: Readonly<Record<N, Weighted>>,
  isDeep: boolean,
): Record<N, Shown> {
  const shown: [string, Shown][] = Object.entries<Weighted>(components).map(
    ([name, { drivers, interval, share, expected_annual_loss_ratio, ...quick }]) => [
      name,
      isDeep ? { ...quick, share, expected_annual_loss_ratio, interval, drivers } : quick,
    ],
  );
  return Object.fromEntries(shown) as Record<N, Shown>;
}

function standardAnswers(
  at: At,
  { standard }: FactTree<StandardNeeds>,
  moment: Moment,
): ReturnPeriodSources {
  return {
    tsunami: PARTS.tsunami.assess(
      { ...at, radius_km: RADIUS_KM.tsunami },
      standard.tsunami,
      moment,
    ),
    weather: PARTS.weather.assess(at, standard.weather, moment),
    flood: PARTS.flood.assess(at, standard.flood, moment),
  };
}

type Premium = Pick<ReportDraft, 'hazard_curve' | 'uniform_hazard_spectra' | 'details'>;

function premiumReport(
  at: At,
  answers: ReturnPeriodSources,
  {
    facts: { premium },
    moment,
  }: { readonly facts: FactTree<PremiumNeeds>; readonly moment: Moment },
): Premium {
  const seismic = PARTS.seismicRisk.assess(at, premium.seismic, moment);
  const [curve = null] = seismic.hazard?.curves ?? [];
  return {
    hazard_curve: curve,
    uniform_hazard_spectra: seismic.hazard?.uniform_hazard_spectra ?? [],
    details: {
      ...answers,
      seismic,
      volcano: PARTS.volcano.assess(
        { ...at, radius_km: RADIUS_KM.volcano },
        premium.volcano,
        moment,
      ),
      landslide: PARTS.landslide.assess(at, premium.landslide, moment),
      wildfire: PARTS.wildfire.assess(at, premium.wildfire, moment),
      heat: PARTS.heat.assess(at, premium.heat, moment),
      water_stress: PARTS.waterStress.assess(at, premium.waterStress, moment),
      climate_velocity: PARTS.velocity.assess(
        { ...at, target_year: TARGET_YEAR },
        premium.climateVelocity,
        moment,
      ),
    },
  };
}
