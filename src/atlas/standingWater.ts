import { standingWater } from '../../engines/ground/datasets/standingWater.ts';
import { embedded } from '../connectors/connector.ts';
import { placeHeightsAt } from './geography/placeHeights.ts';
import {
  nearestLakeShore,
  nearestSeaShore,
  SHORE_ATTRIBUTION,
  SHORE_REACH_KM,
} from './shore/shoreAt.ts';

/** The sea or the lake nearest to a place, by the map of shores. */
export const standingWaterAtlas = embedded({
  id: 'atlas-standing-water',
  title: 'Shores of seas and lakes',
  category: 'environmental',
  provider: 'Wessel & Smith, GSHHG',
  home: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
  licence: 'LGPL-3.0-or-later',
  attribution: SHORE_ATTRIBUTION,
  cadence: 'with releases',
  coverage: 'World; lakes of some square kilometres and more',
  dataset: standingWater,
  asOf: '2017-06-15T00:00:00Z',
  answer({ lat, lon }) {
    const sea = nearestSeaShore(lat, lon, SHORE_REACH_KM);
    const lake = nearestLakeShore(lat, lon, SHORE_REACH_KM);
    const isSea = sea !== undefined && (lake === undefined || sea.distanceKm <= lake.distanceKm);
    const found = isSea ? sea : lake;
    if (!found) return { nearest: null, reachKm: SHORE_REACH_KM };
    const { distanceKm, lat: shoreLat, lon: shoreLon } = found;
    const { elevationM, sigmaM } = isSea
      ? { elevationM: 0, sigmaM: 0 }
      : placeHeightsAt(shoreLat, shoreLon);
    const kind = isSea ? ('sea' as const) : ('lake' as const);
    return {
      nearest: { kind, distanceKm, lat: shoreLat, lon: shoreLon, elevationM, sigmaM },
      reachKm: SHORE_REACH_KM,
    };
  },
});
