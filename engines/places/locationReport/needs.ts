import { velocity } from '../../hazards/climateVelocity/index.ts';
import { seismicRisk } from '../../hazards/earthquake/index.ts';
import { forecast as flood } from '../../hazards/flood/index.ts';
import { score } from '../georisk/index.ts';
import { stress as heat } from '../../hazards/heat/index.ts';
import { predict as landslide } from '../../hazards/landslide/index.ts';
import { predict as tsunami } from '../../hazards/tsunami/index.ts';
import { predict as volcano } from '../../hazards/volcano/index.ts';
import { score as waterStress } from '../../hazards/waterStress/index.ts';
import { context as weather } from '../../hazards/weather/index.ts';
import { risk as wildfire } from '../../hazards/wildfire/index.ts';
import type { FactTree } from '../../facts.ts';

/** Tiers of the report, each holding the one before. */
export const TIERS = ['quick', 'standard', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

/** Radius of the lists of the parts, as their own endpoints have it by default, km. */
export const RADIUS_KM = { score: 100, tsunami: 100, volcano: 300 } as const;
/** The year to which warming and the rise of the sea are told. */
export const TARGET_YEAR = 2050;

type At = { readonly lat: number; readonly lon: number };

/** What the composite score asks. */
const quickNeeds = (at: At) => ({ score: score.needs({ ...at, radius_km: RADIUS_KM.score }) });

/** With what is told by return period. */
const standardNeeds = (at: At) => ({
  ...quickNeeds(at),
  standard: {
    tsunami: tsunami.needs({ ...at, radius_km: RADIUS_KM.tsunami }),
    weather: weather.needs(at),
    flood: flood.needs(at),
  },
});

/** With every hazard's own answer. */
const premiumNeeds = (at: At) => ({
  ...standardNeeds(at),
  premium: {
    seismic: seismicRisk.needs(at),
    volcano: volcano.needs({ ...at, radius_km: RADIUS_KM.volcano }),
    landslide: landslide.needs(at),
    wildfire: wildfire.needs(at),
    heat: heat.needs(at),
    waterStress: waterStress.needs(at),
    climateVelocity: velocity.needs({ ...at, target_year: TARGET_YEAR }),
  },
});

export type QuickNeeds = ReturnType<typeof quickNeeds>;
export type StandardNeeds = ReturnType<typeof standardNeeds>;
export type PremiumNeeds = ReturnType<typeof premiumNeeds>;
export type ReportFacts = FactTree<QuickNeeds> | FactTree<StandardNeeds> | FactTree<PremiumNeeds>;

/** The needs of a tier: those of the endpoints that it holds, unchanged. */
export function reportNeeds(tier: Tier, at: At): QuickNeeds | StandardNeeds | PremiumNeeds {
  if (tier === 'quick') return quickNeeds(at);
  return tier === 'standard' ? standardNeeds(at) : premiumNeeds(at);
}

/** The verticals whose answers the report holds. */
export const PARTS = {
  score,
  tsunami,
  weather,
  flood,
  seismicRisk,
  volcano,
  landslide,
  wildfire,
  heat,
  waterStress,
  velocity,
} as const;
