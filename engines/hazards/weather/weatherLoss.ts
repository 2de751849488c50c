import type * as z from 'zod';
import type {
  heatClimate,
  hurricaneClimate,
  severeWeatherClimate,
  windstormClimate,
} from '../../ground/datasets/weatherClimates.ts';
import { lossAbout, type Loss } from '../../component.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { expectedWindLoss } from '../hurricane/siteWind.ts';
import { HEAT_LOSS_PER_DAY } from './tables.ts';
import { gustLossPerYear, hailLossPerYear } from './thunderstorm.ts';
import { tornadoLossPerYear } from './tornado.ts';
import { windstormLossLnSigma, windstormLossPerYear } from './windstorm.ts';

type CycloneName = 'hurricane wind' | 'typhoon wind' | 'cyclone wind' | 'tropical-cyclone wind';

/** What tropical cyclones are called where they pass: hurricanes in the Atlantic and east Pacific, typhoons in the north-west Pacific, cyclones elsewhere. */
function cycloneName(basin: NonNullable<WeatherClimates['hurricane']>['basin']): CycloneName {
  switch (basin) {
    case 'NA':
    case 'EP':
      return 'hurricane wind';
    case 'WP':
      return 'typhoon wind';
    case null:
      return 'tropical-cyclone wind';
    default:
      return 'cyclone wind';
  }
}

type GaleName = 'extratropical wind' | 'gales and squalls';

/** POLICY. Nearer to the equator than this the strong winds of building codes are squalls, dust storms and winter gales alike, degrees. */
export const STORM_TRACKS_DEG = 30;

const galeName = (lat: number): GaleName =>
  Math.abs(lat) < STORM_TRACKS_DEG ? 'gales and squalls' : 'extratropical wind';

/** One cause of loss: its expected yearly loss ratio and the standard deviation of its log. */
export interface LossPart {
  readonly cause:
    CycloneName | GaleName | 'tornado' | 'thunderstorm gusts' | 'hail' | 'extreme heat';
  readonly perYear: number;
  readonly lnSigma: number;
}

/** Climates of a place, each left out where nobody knows it. */
export interface WeatherClimates {
  readonly hurricane?: z.output<typeof hurricaneClimate.answer>;
  readonly severe?: z.output<typeof severeWeatherClimate.answer>;
  readonly windstorm?: z.output<typeof windstormClimate.answer>;
  readonly heat?: z.output<typeof heatClimate.answer>;
}

/** POLICY. Log standard deviation of the loss by heat, which has no published curve. */
const HEAT_LN_SIGMA = 0.9;

/** Expected yearly loss ratios by cause, largest first. */
export function weatherLossParts(
  lat: number,
  { hurricane, severe, windstorm, heat }: WeatherClimates,
): LossPart[] {
  const parts: LossPart[] = [];
  if (hurricane) parts.push(hurricanePart(lat, hurricane));
  if (windstorm) parts.push(windstormPart(lat, windstorm));
  if (severe) parts.push(...thunderstormParts(severe));
  if (heat) parts.push(heatPart(heat));
  return parts.sort((a, b) => b.perYear - a.perYear);
}

function hurricanePart(lat: number, climate: NonNullable<WeatherClimates['hurricane']>): LossPart {
  const { ratePerYear, rateLnSigma } = climate;
  return {
    cause: cycloneName(climate.basin),
    perYear: expectedWindLoss(ratePerYear, lat),
    lnSigma: Math.hypot(referenceDamage('cyclone_wind').lnSigma, rateLnSigma),
  };
}

function windstormPart(lat: number, climate: NonNullable<WeatherClimates['windstorm']>): LossPart {
  const { gust50YearMps, gumbelScaleMps, extratropicalShare, lnSigma } = climate;
  return {
    cause: galeName(lat),
    perYear: extratropicalShare * windstormLossPerYear(gust50YearMps, gumbelScaleMps),
    lnSigma: Math.hypot(
      referenceDamage('gust').lnSigma,
      windstormLossLnSigma(gust50YearMps, gumbelScaleMps, lnSigma),
    ),
  };
}

function thunderstormParts(severe: NonNullable<WeatherClimates['severe']>): LossPart[] {
  const { tornadoPer10000Km2Year: per10000Km2Year, efShare, usAndCanadaShare } = severe;
  const spread = (own: number) => Math.hypot(own, severe.lnSigma);
  return [
    {
      cause: 'tornado',
      perYear: tornadoLossPerYear({ per10000Km2Year, efShare, usAndCanadaShare }),
      lnSigma: spread(referenceDamage('tornado').lnSigma),
    },
    {
      cause: 'thunderstorm gusts',
      perYear: gustLossPerYear(severe.windDaysPerYear),
      lnSigma: spread(referenceDamage('gust').lnSigma),
    },
    {
      cause: 'hail',
      perYear: hailLossPerYear(severe.hailDaysPerYear, usAndCanadaShare),
      lnSigma: spread(referenceDamage('hail').lnSigma),
    },
  ];
}

function heatPart(heat: NonNullable<WeatherClimates['heat']>): LossPart {
  const days = Math.max(heat.daysAbove38C, heat.daysHeatIndex41C);
  return {
    cause: 'extreme heat',
    perYear: HEAT_LOSS_PER_DAY * days,
    lnSigma: Math.hypot(HEAT_LN_SIGMA, heat.lnSigma),
  };
}

/** Sum of the parts and the points of its distribution: lognormal about its mean with the variance of the independent parts. */
export function totalLoss(parts: readonly LossPart[]): Loss {
  let value = 0;
  let variance = 0;
  for (const { perYear, lnSigma } of parts) {
    value += perYear;
    variance += perYear * perYear * Math.expm1(lnSigma * lnSigma);
  }
  if (value <= 0) return { value: 0, p10: 0, p50: 0, p90: 0 };
  const lnSigma = Math.sqrt(Math.log1p(variance / (value * value)));
  return lossAbout(value, lnSigma);
}
