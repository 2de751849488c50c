import { elevation } from '../../../engines/ground/datasets/terrain.ts';
import { connector, service } from '../connector.ts';
import { GROUND_KEPT } from '../formats/groundKept.ts';
import {
  readTerrarium,
  TERRARIUM_MAX_LAT,
  terrariumElevation,
  terrariumPath,
  terrariumTile,
} from '../formats/terrarium.ts';
import { roundedAt } from '../formats/values.ts';
import { data, unavailable } from '../pipeline/reply.ts';

/** Elevation of the world from open map tiles, sea floor included. The reply is a picture whose colours are heights. */
export const terrainTiles = connector({
  id: 'terrain-tiles',
  title: 'Terrain tiles',
  category: 'environmental',
  provider: 'Mapzen / Tilezen, on AWS Open Data',
  home: 'https://registry.opendata.aws/terrain-tiles/',
  licence: 'open, credit the sources',
  attribution:
    'Terrain tiles by Mapzen: SRTM and GMTED2010 (USGS), ETOPO1 (NOAA), 3DEP (USGS) and others',
  cadence: 'static',
  coverage: 'world, 85° south to 85° north',
  key: 'none',
  perMinute: 600,
  baseUrl: 'https://s3.amazonaws.com/elevation-tiles-prod',
  serves: [
    service({
      dataset: elevation,
      ...GROUND_KEPT,
      round: roundedAt(3),
      example: { lat: 46.2, lon: 6.15 },
      request(query) {
        const { x, y } = terrariumTile(query);
        return Math.abs(query.lat) < TERRARIUM_MAX_LAT
          ? { url: `/${terrariumPath(Math.floor(x), Math.floor(y))}` }
          : undefined;
      },
      parse(reply, query) {
        if (reply.status !== 200) return unavailable(`HTTP ${reply.status}`);
        const image = reply.bytes === undefined ? undefined : readTerrarium(reply.bytes);
        if (image === undefined) return unavailable('the reply is not a tile of heights');
        const answer = terrariumElevation(image, query);
        return answer === undefined
          ? unavailable('the tile shows the sea floor here')
          : data(answer, null);
      },
    }),
  ],
});
