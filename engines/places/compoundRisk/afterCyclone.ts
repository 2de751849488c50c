import { isKnown } from '../../facts.ts';
import { passageRainMm } from '../../hazards/hurricane/cycloneRain.ts';
import { PASSAGES_OF_SITE, siteWinds, TRANSLATION_MPS } from '../../hazards/hurricane/siteWind.ts';
import { landslideChanceOfRain } from '../../hazards/landslide/hazard.ts';
import { landslideSite } from '../../hazards/landslide/siteOf.ts';
import type { Given } from './events.ts';
import { EVENT_WEATHER } from './tables.ts';
import { told, type Cascade, type Found } from './told.ts';

const CYCLONE = `a cyclone of ${EVENT_WEATHER.cycloneMps} m/s at the place`;
/** POLICY. Rarer cyclones are but the far edge of the map of their climate, 1/yr. */
const LEAST_PER_YEAR = 1e-5;
const NO_CYCLONE = { reason: `no listed cyclone blows ${EVENT_WEATHER.cycloneMps} m/s here` };

/**
 * Chance that a cyclone with damaging wind at the place brings a landslide within the square kilometre: the rain of each passage on the slopes of the
 * place, by how often it comes.
 *
 * The rain is that of mean storms over open country: single storms and windward slopes get more.
 */
function slideGivenCyclone({ place, facts }: Given): Found {
  const { hurricane } = facts.weather;
  const { relief, seismicHazard, climate } = facts.landslide;
  if (!isKnown(hurricane) || !isKnown(relief) || !isKnown(seismicHazard) || !isKnown(climate))
    return { reason: 'ground, climate or cyclones are not known' };
  const site = landslideSite({
    relief: relief.value,
    hazard: seismicHazard.value,
    climate: climate.value,
  });
  const { ratePerYear, windMps } = siteWinds(hurricane.value.ratePerYear, place.lat, 1);
  let [perYear, causePerYear] = [0, 0];
  PASSAGES_OF_SITE.forEach(({ vmaxMps, closestKm }, i) => {
    if (!(ratePerYear[i] > 0) || windMps[i] < EVENT_WEATHER.cycloneMps) return;
    causePerYear += ratePerYear[i];
    perYear +=
      ratePerYear[i] *
      landslideChanceOfRain(site, passageRainMm(vmaxMps, closestKm, TRANSLATION_MPS));
  });
  return causePerYear > LEAST_PER_YEAR
    ? { conditional: perYear / causePerYear, causePerYear }
    : NO_CYCLONE;
}

/** Cascades out of a cyclone whose wind at the place counts as damaging; what is not published of a place is without a chance. */
export function afterCyclone(given: Given): Cascade[] {
  const slide = slideGivenCyclone(given);
  const without = (reason: string): Found =>
    'conditional' in slide ? { reason: `no evidence: ${reason}` } : slide;
  return [
    told(
      {
        from: 'tropical_cyclone',
        to: 'landslide',
        event: `a landslide within the square kilometre, by the rain of ${CYCLONE}`,
        source: 'Tuleya, DeMaria & Kuligowski (2007), doi:10.1175/WAF972.1',
      },
      slide,
    ),
    told(
      {
        from: 'tropical_cyclone',
        to: 'coastal_flood',
        event: `more than 15 cm of sea water, by the surge of ${CYCLONE}`,
        source:
          'Towey et al. (2022), doi:10.5194/nhess-22-1287-2022: gauges of the eastern United States',
      },
      without(
        'of the nearest and strongest cyclones 30 to 70 % pass the surge of one year north of Virginia, over 65 % at almost all gauges south of Charleston; of higher water at a place nothing is published',
      ),
    ),
    told(
      {
        from: 'tropical_cyclone',
        to: 'rain_flood',
        event: `more than 15 cm of water, by the rain of ${CYCLONE}`,
        source:
          'Villarini et al. (2014), doi:10.1175/BAMS-D-13-00060.1: rivers of the eastern United States',
      },
      without('flood peaks of cyclones are published, the chance of water at a place is not'),
    ),
  ];
}
