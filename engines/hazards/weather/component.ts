import { component, known, unknown } from '../../component.ts';
import {
  heatClimate,
  hurricaneClimate,
  severeWeatherClimate,
  windstormClimate,
} from '../../ground/datasets/weatherClimates.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown, whyMissing, type Fact } from '../../facts.ts';
import type { Quantity } from '../../schemas.ts';
import { percentWords } from '../../percentWords.ts';
import { totalLoss, weatherLossParts, type LossPart, type WeatherClimates } from './weatherLoss.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [1e-5, 5],
  [1e-4, 25],
  [1e-3, 60],
  [1e-2, 95],
];

/** The climates that the loss is made of; the vertical asks for the same. */
export const climateNeeds = ({ lat, lon }: { lat: number; lon: number }) => ({
  hurricane: hurricaneClimate({ lat, lon }),
  severe: severeWeatherClimate({ lat, lon }),
  windstorm: windstormClimate({ lat, lon }),
  heat: heatClimate({ lat, lon }),
});

/** Expected yearly loss from wind, hail and heat. Missing climates leave the sum incomplete: it is then unknown. */
export const weatherComponent = component({
  name: 'weather',
  words: 'wind, hail and heat',
  anchors: ANCHORS,
  needs: climateNeeds,
  assess({ lat }, facts) {
    const missing = Object.values(facts).find((fact) => !isKnown<unknown>(fact));
    if (missing && 'missing' in missing) return unknown(whyMissing(missing));
    const parts = weatherLossParts(lat, knownClimates(facts));
    const measured = quantityOf(parts);
    return known(ANCHORS, measured, drivers(parts, measured.value));
  },
  loss({ lat }, { hurricane, severe, windstorm, heat }) {
    if (!isKnown(hurricane) || !isKnown(severe) || !isKnown(windstorm) || !isKnown(heat))
      return 'unknown';
    return totalLoss(
      weatherLossParts(lat, {
        hurricane: hurricane.value,
        severe: severe.value,
        windstorm: windstorm.value,
        heat: heat.value,
      }),
    );
  },
  usual: { share: 0.453, lossP90: 7.4e-4 },
});

function quantityOf(parts: readonly LossPart[]): Quantity {
  const { value, p10, p50, p90 } = totalLoss(parts);
  return { name: 'expected_annual_weather_loss_ratio', value, unit: '1/yr', p10, p50, p90 };
}

/** The climates that somebody answered. */
export function knownClimates(facts: {
  readonly [K in keyof Required<WeatherClimates>]: Fact<NonNullable<WeatherClimates[K]>>;
}): WeatherClimates {
  return {
    ...(isKnown(facts.hurricane) ? { hurricane: facts.hurricane.value } : {}),
    ...(isKnown(facts.severe) ? { severe: facts.severe.value } : {}),
    ...(isKnown(facts.windstorm) ? { windstorm: facts.windstorm.value } : {}),
    ...(isKnown(facts.heat) ? { heat: facts.heat.value } : {}),
  };
}

/** Causes that make at least a twentieth of the loss, in words. */
function drivers(parts: readonly LossPart[], total: number): string[] {
  const words: string[] = [];
  for (const { cause, perYear } of parts) {
    if (perYear < total / 20 || perYear <= 0) continue;
    words.push(
      `${cause}: ${percentWords(perYear)} of value a year, ${Math.round((100 * perYear) / total)} % of the loss`,
    );
  }
  return words;
}
