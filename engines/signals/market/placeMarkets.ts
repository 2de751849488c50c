import { severeWeatherClimate } from '../../ground/datasets/weatherClimates.ts';
import { isKnown } from '../../facts.ts';
import { assessFlood } from '../../hazards/flood/component.ts';
import { floodNeeds } from '../../hazards/flood/siteFlood.ts';
import { chanceWithin } from './chance.ts';
import { market, type Question } from './market.ts';

/** Radius of severe-weather questions, km: that of the outlooks of the Storm Prediction Center (25 miles). */
const RADIUS_KM = 40.2336;
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
    const { hailDaysPerYear, tornadoPer10000Km2Year, efShare, lnSigma, zone } = climate.value;
    const share =
      question.threshold === undefined
        ? 1
        : efShare.slice(Math.ceil(question.threshold)).reduce((sum, part) => sum + part, 0);
    const circleKm2 = Math.PI * RADIUS_KM ** 2;
    const ratePerYear =
      question.threshold === undefined
        ? hailDaysPerYear
        : (tornadoPer10000Km2Year * share * circleKm2) / 10_000;
    const chance = chanceWithin(ratePerYear, lnSigma, question.days);
    return {
      chance,
      base: chance,
      drivers: [`${Number(ratePerYear.toPrecision(2))} a year by the climate of ${zone}`],
      calibration: 'Climatological rate with its spread (negative binomial). Not recalibrated.',
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
    const yearly = Math.min(site.yearlyProbability, 1 - 1e-9);
    const chance = chanceWithin(-Math.log1p(-yearly), Math.max(0.05, site.lnSigma), question.days);
    return {
      chance,
      base: chance,
      drivers: answer.drivers,
      calibration: 'Yearly probability of the flood model, memoryless. Not recalibrated.',
      warnings: isOverYear(question) ? [] : [SEASON],
    };
  },
});
