import { isKnown, type FactTree } from '../../facts.ts';
import {
  hurricaneClimate,
  severeWeatherClimate,
  windstormClimate,
} from '../../ground/datasets/weatherClimates.ts';
import { siteWinds } from '../../hazards/hurricane/siteWind.ts';
import {
  gustStrikesPerYear,
  hailLossLevel,
  hailStrikesPerYear,
} from '../../hazards/weather/thunderstorm.ts';
import {
  HAIL,
  STORM_GUST,
  TORNADO_AREA_KM2,
  TORNADO_GRADATION,
} from '../../hazards/weather/tables.ts';
import { STORM_TRACKS_DEG } from '../../hazards/weather/weatherLoss.ts';
import { tornadoLossLevel, type TornadoClimate } from '../../hazards/weather/tornado.ts';
import { windstormLossLnSigma } from '../../hazards/weather/windstorm.ts';
import { atSite, exponential, without, type Cause, type PerilAtSite } from './perils.ts';

/** What winds and storms are worked out from. */
export const stormNeeds = (at: { readonly lat: number; readonly lon: number }) => ({
  hurricane: hurricaneClimate(at),
  severe: severeWeatherClimate(at),
  windstorm: windstormClimate(at),
});

type Facts = FactTree<ReturnType<typeof stormNeeds>>;

/** Gumbel: reduced variate of 50 years. */
const Y50 = -Math.log(-Math.log1p(-1 / 50));

/** Wind that passing cyclones bring at a rate, from the passages in falling order. */
function cycloneWinds(facts: Facts, lat: number): ((rate: number) => number) | undefined {
  if (!isKnown(facts.hurricane) || facts.hurricane.value.ratePerYear.kt34 <= 0) return undefined;
  const { ratePerYear, windMps } = siteWinds(facts.hurricane.value.ratePerYear, lat, 1);
  const order = Array.from(windMps.keys()).toSorted((a, b) => windMps[b] - windMps[a]);
  const winds = Float64Array.from(order, (i) => windMps[i]);
  const above = new Float64Array(order.length);
  let sum = 0;
  order.forEach((i, at) => (above[at] = sum += ratePerYear[i]));
  return (rate) => {
    let low = 0;
    let high = above.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (above[middle] < rate) low = middle + 1;
      else high = middle;
    }
    return low < winds.length ? winds[low] : 0;
  };
}

/** Straight winds: tropical cyclones, gales and squalls, and thunderstorm gusts. */
export function windPeril(facts: Facts, lat: number): PerilAtSite {
  const { hurricane, windstorm, severe } = facts;
  if (!isKnown(hurricane)) return without('wind', 'unknown', `cyclones: ${hurricane.missing}`);
  if (!isKnown(windstorm)) return without('wind', 'unknown', `wind storms: ${windstorm.missing}`);
  const causes: Cause[] = [];
  const cyclone = cycloneWinds(facts, lat);
  if (cyclone)
    causes.push({
      cause: 'tropical cyclone',
      damage: 'cyclone_wind',
      intensityAt: cyclone,
      lnSigma: hurricane.value.rateLnSigma,
    });
  const { gust50YearMps, gumbelScaleMps, extratropicalShare, lnSigma } = windstorm.value;
  if (extratropicalShare > 0)
    causes.push({
      cause: Math.abs(lat) < STORM_TRACKS_DEG ? 'gales and squalls' : 'winter storm',
      damage: 'gust',
      intensityAt: (rate) =>
        gust50YearMps + gumbelScaleMps * (-Math.log(rate / extratropicalShare) - Y50),
      lnSigma: windstormLossLnSigma(gust50YearMps, gumbelScaleMps, lnSigma),
    });
  if (isKnown(severe)) {
    const strikes = gustStrikesPerYear(severe.value.windDaysPerYear);
    if (strikes > 0)
      causes.push({
        cause: 'thunderstorm gusts',
        damage: 'gust',
        intensityAt: exponential(strikes, STORM_GUST.leastMps, STORM_GUST.excessMps),
        beginsPerYear: strikes,
        lnSigma: severe.value.lnSigma,
      });
  }
  const drivers = [
    `hurricane-force cyclones within 100 km: ${oftenWords(hurricane.value.ratePerYear.kt64)}`,
    `gust of 50 years without cyclones: ${Math.round(gust50YearMps)} m/s`,
  ];
  return atSite('wind', causes, drivers);
}

/** How often, in words; what comes less than once in 10,000 years no record can tell by its digits. */
const oftenWords = (ratePerYear: number): string =>
  ratePerYear < 1e-4 ? 'less than once in 10,000 years' : `${ratePerYear.toPrecision(2)} a year`;

/** Rate of winds of a rating or more at a point, with what the list of tornadoes misses: as the weather component counts it. */
function ratingRates({ per10000Km2Year, efShare, usAndCanadaShare }: TornadoClimate): number[] {
  return [0, 1, 2, 3, 4, 5].map((least) => {
    let areaKm2 = 0;
    for (let ef = least; ef < 6; ef++) {
      const inside = TORNADO_GRADATION[ef].slice(least).reduce((sum, share) => sum + share, 0);
      areaKm2 += efShare[ef] * TORNADO_AREA_KM2[ef] * inside;
    }
    return tornadoLossLevel(usAndCanadaShare) * (per10000Km2Year / 10_000) * areaKm2;
  });
}

/** Tornadoes and hail. */
export function stormPeril({ severe }: Pick<Facts, 'severe'>): PerilAtSite {
  if (!isKnown(severe))
    return without('severe_storm', 'unknown', `severe storms: ${severe.missing}`);
  const { tornadoPer10000Km2Year, hailDaysPerYear, usAndCanadaShare, lnSigma } = severe.value;
  const rates = ratingRates({ ...severe.value, per10000Km2Year: tornadoPer10000Km2Year });
  const hail = hailLossLevel(usAndCanadaShare) * hailStrikesPerYear(hailDaysPerYear);
  const causes: Cause[] = [
    {
      cause: 'tornado',
      damage: 'tornado',
      intensityAt(rate) {
        let rating = rates.length - 1;
        while (rating >= 0 && !(rates[rating] > rate)) rating--;
        return rating;
      },
      lnSigma,
    },
    {
      cause: 'hail',
      damage: 'hail',
      intensityAt: exponential(hail, HAIL.leastMm, HAIL.excessMm),
      beginsPerYear: hail,
      lnSigma,
    },
  ];
  return atSite('severe_storm', causes, [
    `${tornadoPer10000Km2Year.toPrecision(2)} tornadoes per 10,000 km2 and year, ${hailDaysPerYear.toPrecision(2)} days of severe hail within 40 km`,
  ]);
}
