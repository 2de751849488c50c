import type * as z from 'zod';
import { activeFires, wildfireIncidents } from '../../ground/datasets/fire.ts';
import { fireWeatherHistory } from '../../ground/datasets/fireClimate.ts';
import { isKnown } from '../../facts.ts';
import { onceInWithin } from '../../onceIn.ts';
import { point } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { assessWildfire, wildfireNeeds } from './assessment.ts';
import { climateFireWeather } from './climateFireWeather.ts';
import { WILDFIRE_CARD, WILDFIRE_SOURCES } from './modelCard.ts';
import {
  burnSection,
  climateSection,
  detectionsSection,
  exposureSection,
  fuelSection,
  incidentsSection,
  weatherSection,
} from './report.ts';
import { wildfireRisk } from './schemas.ts';
import { NEARBY_KM } from './tables.ts';

type Reply = z.input<typeof wildfireRisk>;

/** POST /api/v1/wildfire/risk */
export const risk = vertical({
  path: '/api/v1/wildfire/risk',
  title: 'Wildfire risk',
  summary:
    'The yearly chance that a place burns in a damaging wildfire, the fire danger of today and of an average year, and what burns nearby.',
  input: point,
  output: wildfireRisk,
  needs: ({ lat, lon }) => ({
    ...wildfireNeeds({ lat, lon }),
    history: fireWeatherHistory({ lat, lon }),
    detections: activeFires({ lat, lon, radiusKm: NEARBY_KM, days: 3 }),
    incidents: wildfireIncidents({ lat, lon, radiusKm: NEARBY_KM }),
  }),
  assess({ lat, lon }, facts) {
    const assessed = assessWildfire(facts);
    const { climate } = facts;
    const typical =
      isKnown(climate) && assessed.answer.state === 'known'
        ? climateFireWeather({ ...climate.value, lat })
        : undefined;
    const weather =
      assessed.answer.state === 'not_applicable'
        ? {
            fire_weather: null,
            fire_weather_reason: 'fire-danger indices mean nothing where nothing burns',
          }
        : weatherSection({ lat, history: facts.history, climate, typical });
    return {
      ...assessed.answer,
      summary: summaryOf(assessed.answer, weather.fire_weather),
      burn: burnSection(assessed.chance, facts.fire),
      fuel: fuelSection(facts.fire, climate),
      exposure: exposureSection(facts.setting, facts.fire),
      ...weather,
      fire_climate: climateSection(typical),
      ...detectionsSection({ lat, lon }, facts.detections),
      ...incidentsSection({ lat, lon }, facts.incidents),
      warnings: assessed.answer.state === 'not_applicable' ? [] : warningsOf(weather.fire_weather),
    };
  },
  cost: 'light',
  keep: true,
  model: WILDFIRE_CARD,
  sources: WILDFIRE_SOURCES,
  example: { lat: 39.76, lon: -121.62 },
  geojson: ({ lat, lon }, reply) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { ...reply },
  }),
});

function summaryOf(
  { state, quantity, level, reason }: Pick<Reply, 'state' | 'quantity' | 'level' | 'reason'>,
  today: Reply['fire_weather'],
): string {
  if (state !== 'known' || !quantity)
    return `Wildfire: ${state === 'unknown' ? 'unknown' : 'not applicable'}; ${reason ?? 'no reason given'}.`;
  const now = today
    ? ` Fire danger on ${today.date}: ${today.fwi_class.replaceAll('_', ' ')} (FWI ${today.fwi.toFixed(0)}).`
    : '';
  return `${level} wildfire hazard: a damaging fire ${onceInWithin(quantity)}.${now}`;
}

function warningsOf(today: Reply['fire_weather']): string[] {
  const warnings = [
    'The yearly chance is a long-term mean; it does not fall because today is wet, nor rise because today is dry.',
  ];
  if (!today)
    warnings.push(
      'The fire danger of today is not known: ask the national fire or weather service.',
    );
  else if (today.spin_up_days < 150)
    warnings.push(
      'The Drought Code starts from a typical year and remembers three months of weather; after an unusual winter it may be off by some hundreds.',
    );
  return warnings;
}
