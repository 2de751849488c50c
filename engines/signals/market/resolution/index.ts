import type { HazardType } from '../input.ts';
import { earthquakeResolver } from './earthquake.ts';
import { severeWeatherResolver } from './severeWeather.ts';
import { tsunamiResolver } from './tsunami.ts';
import { resolver, type Resolver } from './verdict.ts';
import { volcanoResolver } from './volcano.ts';

const flood = resolver({
  needs: () => ({}),
  decide: () => ({ unresolved: 'no public record says how deep water stood at a point' }),
});

/** How the questions of each hazard are settled. */
export const RESOLVERS: Readonly<Record<HazardType, Resolver>> = {
  earthquake: earthquakeResolver,
  volcano: volcanoResolver,
  tsunami: tsunamiResolver,
  severe_weather: severeWeatherResolver,
  flood,
};
