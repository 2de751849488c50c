import { elevation } from '../../../engines/ground/datasets/terrain.ts';
import { connector, service } from '../connector.ts';
import { readPng, type RgbImage } from '../formats/png.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt, within } from '../formats/values.ts';

/** About 38 m a pixel at the equator. */
const ZOOM = 12;
const TILE = 256;
/** Where the map projection ends, degrees. */
const MAX_LAT = 85.05;
/** One standard deviation, m. @source Rodríguez et al. (2006), Photogramm. Eng. Remote Sens. 72(3), 249-260: SRTM, the main part of the mosaic, 6 to 9 m at 90 % */
const SIGMA_M = 5;
const METRES_A_PIXEL = 38;

/** Position on the map of the zoom, in tiles. @source OGC 17-083r4 (2022), WebMercatorQuad */
function tileOf({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const phi = (lat * Math.PI) / 180;
  const tiles = 2 ** ZOOM;
  return {
    x: (((lon + 180) / 360) * tiles) % tiles,
    y: ((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * tiles,
  };
}

/** Height of a pixel, m: red, green and blue are 256 m, 1 m and 1/256 m above -32,768 m. */
function heightAt({ width, height, pixels }: RgbImage, { x, y }: { x: number; y: number }): number {
  const column = Math.min(width - 1, Math.floor((x % 1) * TILE));
  const row = Math.min(height - 1, Math.floor((y % 1) * TILE));
  const [red = 0, green = 0, blue = 0] = pixels.subarray((row * width + column) * 3);
  return red * 256 + green + blue / 256 - 32_768;
}

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
      keepSeconds: 365 * 86_400,
      staleSeconds: 3650 * 86_400,
      persistent: true,
      round: roundedAt(3),
      example: { lat: 46.2, lon: 6.15 },
      request(query) {
        const { x, y } = tileOf(query);
        return Math.abs(query.lat) < MAX_LAT
          ? { url: `/terrarium/${ZOOM}/${Math.floor(x)}/${Math.floor(y)}.png` }
          : undefined;
      },
      parse(reply, query) {
        if (reply.status !== 200) return unavailable(`HTTP ${reply.status}`);
        const image = reply.bytes === undefined ? undefined : readPng(reply.bytes);
        if (image === undefined || image.width !== TILE || image.height !== TILE)
          return unavailable('the reply is not a tile of heights');
        const elevationM = within(heightAt(image, tileOf(query)), -500, 9000);
        return elevationM === undefined
          ? unavailable('the tile shows the sea floor here')
          : data({ elevationM, sigmaM: SIGMA_M, resolutionM: METRES_A_PIXEL }, null);
      },
    }),
  ],
});
