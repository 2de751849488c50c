import { severeWeatherClimate } from '../../ground/datasets/weatherClimates.ts';
import { isKnown } from '../../facts.ts';
import { assessFlood } from '../../hazards/flood/component.ts';
import { floodNeeds } from '../../hazards/flood/siteFlood.ts';
import { floodChance } from '../../hazards/flood/floodChance.ts';
import { hailChance, tornadoChance } from '../../hazards/weather/severeChance.ts';
import { market, type Question } from './market.ts';

const placeOf = ({ lat = 0, lon = 0 }: Question) => ({ lat, lon });
const SEASON =
  'The rate is that of the whole year: within a shorter horizon the season may raise or lower it several times.';
const isOverYear = ({ days }: Question): boolean => days >= 365;

/** Tornadoes of a rating, or large hail, within 40 km of a place. */
export const severeWeatherMarket = market({
  event: ({ threshold }) =>
    threshold === undefined
      ? 'a day with hail of 25 mm or more within 40 km of the place'
      : `a tornado rated EF${Math.ceil(threshold)} or more within 40 km of the place`,
  rule: ({ threshold }) =>
    threshold === undefined
      ? 'Yes if a report of hail of 25 mm (1 inch) or more lies within 40 km of the place and within the horizon.'
      : `Yes if the path of a tornado rated EF${Math.ceil(threshold)} or more comes within 40 km of the place within the horizon.`,
  needs: (question) => ({ climate: severeWeatherClimate(placeOf(question)) }),
  price(question, { climate }) {
    if (!isKnown(climate)) return `severe-weather climate: ${climate.missing}`;
    const { threshold, days } = question;
    const { chance, ratePerYear } =
      threshold === undefined
        ? hailChance(climate.value, days)
        : tornadoChance(climate.value, Math.ceil(threshold), days);
    const field = threshold === undefined ? 'hail_chances' : 'tornado_chances';
    return {
      chance,
      base: chance,
      drivers: [
        `${Number(ratePerYear.toPrecision(2))} a year by the climate of ${climate.value.zone}`,
      ],
      calibration:
        'Climatological rate with its spread (negative binomial). Not recalibrated. ' +
        `At 365 days it is ${field} of severe_weather in POST /api/v1/weather/context.`,
      warnings: isOverYear(question) ? [] : [SEASON],
    };
  },
});

/** Water at a place, by the flood model. */
export const floodMarket = market({
  event: () => 'more than 15 cm of water on the ground at the place',
  rule: () =>
    'Yes if water deeper than 15 cm stands on the ground at the place on any day within the horizon.',
  needs: (question) => floodNeeds(placeOf(question)),
  price(question, facts, moment) {
    const { answer, site } = assessFlood(facts, moment);
    if (!site) return answer.reason ?? 'the flood hazard is not known';
    const chance = floodChance(site, question.days);
    return {
      chance,
      base: chance,
      drivers: answer.drivers,
      calibration:
        'Yearly probability of the flood model, memoryless. Not recalibrated. At 365.25 days it is quantity.value, at 365 days chances ' +
        'in POST /api/v1/weather/flood-forecast.',
      warnings: isOverYear(question) ? [] : [SEASON],
    };
  },
});
