import { isKnown } from '../../facts.ts';
import { passageRainMm } from '../../hazards/hurricane/cycloneRain.ts';
import { PASSAGES_OF_SITE, siteWinds, TRANSLATION_MPS } from '../../hazards/hurricane/siteWind.ts';
import { landslideChanceOfRain } from '../../hazards/landslide/hazard.ts';
import { knownSite } from '../../hazards/landslide/siteOf.ts';
import { surgeGivenCyclone } from './cycloneSurge.ts';
import type { Given } from './events.ts';
import { EVENT_WEATHER } from './tables.ts';
import { told, type Cascade, type Found } from './told.ts';

const CYCLONE = `a cyclone of ${EVENT_WEATHER.cycloneMps} m/s at the place`;
/** POLICY. Rarer cyclones are but the far edge of the map of their climate, 1/yr. */
const LEAST_PER_YEAR = 1e-5;

/** Cyclones whose wind at the place counts as damaging: yearly rate of each passage of `siteWinds`, 0 for the others, and of all. */
interface Cyclones {
  readonly ofPassage: Float64Array;
  readonly perYear: number;
}

function damagingCyclones({ place, facts }: Given): Cyclones | { readonly reason: string } {
  const { hurricane } = facts.weather;
  if (!isKnown(hurricane)) return { reason: 'cyclones are not known' };
  const { ratePerYear, windMps } = siteWinds(hurricane.value.ratePerYear, place.lat, 1);
  const ofPassage = ratePerYear.map((rate, i) =>
    windMps[i] >= EVENT_WEATHER.cycloneMps ? rate : 0,
  );
  const perYear = ofPassage.reduce((sum, rate) => sum + rate, 0);
  return perYear > LEAST_PER_YEAR
    ? { ofPassage, perYear }
    : { reason: `no listed cyclone blows ${EVENT_WEATHER.cycloneMps} m/s here` };
}

/**
 * Chance that such a cyclone brings a landslide within the square kilometre: the rain of each passage on the slopes of the place, by how often it comes.
 *
 * The rain is that of mean storms over open country: single storms and windward slopes get more.
 */
function slideAfter({ ofPassage, perYear }: Cyclones, { facts }: Given): Found {
  const site = knownSite(facts.landslide);
  if (typeof site === 'string') return { reason: 'ground or climate is not known' };
  const slides = ofPassage.reduce((sum, rate, i) => {
    if (rate === 0) return sum;
    const { vmaxMps, closestKm } = PASSAGES_OF_SITE[i];
    const rainMm = passageRainMm(vmaxMps, closestKm, TRANSLATION_MPS);
    return sum + rate * landslideChanceOfRain(site, rainMm);
  }, 0);
  return { conditional: slides / perYear, causePerYear: perYear };
}

/** Cascades out of a cyclone whose wind at the place counts as damaging; what is not published of a place is without a chance. */
export function afterCyclone(given: Given): Cascade[] {
  const cyclones = damagingCyclones(given);
  const from = 'tropical_cyclone';
  const after = (of: (known: Cyclones) => Found): Found =>
    'reason' in cyclones ? cyclones : of(cyclones);
  return [
    told(
      {
        from,
        to: 'landslide',
        event: `a landslide within the square kilometre, by the rain of ${CYCLONE}`,
        source: 'Tuleya, DeMaria & Kuligowski (2007), doi:10.1175/WAF972.1',
      },
      after((known) => slideAfter(known, given)),
    ),
    told(
      {
        from,
        to: 'coastal_flood',
        event: `more than 15 cm of sea water, by the surge of ${CYCLONE}`,
        source:
          'Needham & Keim (2014), doi:10.1175/2013EI000527.1, over the listed surges of the coast',
      },
      after(({ perYear }) => surgeGivenCyclone(given, perYear)),
    ),
    told(
      {
        from,
        to: 'rain_flood',
        event: `more than 15 cm of water, by the rain of ${CYCLONE}`,
        source:
          'Villarini et al. (2014), doi:10.1175/BAMS-D-13-00060.1: rivers of the eastern United States',
      },
      after(() => ({
        reason:
          'no evidence: flood peaks of cyclones are published, the chance of water at a place is not',
      })),
    ),
  ];
}
