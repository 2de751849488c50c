import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeArrayBuffer } from 'geotiff';

/** A geographic grid to be written: value by column and row, rows from the north. */
export interface GridOf {
  readonly west: number;
  readonly north: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
  readonly noData?: number;
  /** EPSG code of a geographic system, or of a projection. */
  readonly epsg?: number;
  readonly isProjected?: boolean;
  readonly isPoint?: boolean;
  value(column: number, row: number): number;
}

/** The bytes of a GeoTIFF of single-precision numbers, written by the package's own writer. */
export function geoTiff(grid: GridOf): Buffer {
  const { west, north, step, width, height, noData, epsg = 4326, isProjected, isPoint } = grid;
  const values = Float32Array.from({ length: width * height }, (_, at) =>
    grid.value(at % width, Math.floor(at / width)),
  );
  const bytes = writeArrayBuffer(values, {
    width,
    height,
    ModelPixelScale: [step, step, 0],
    ModelTiepoint: [0, 0, 0, west, north, 0],
    GTModelTypeGeoKey: isProjected === true ? 1 : 2,
    ...(isProjected === true ? { ProjectedCSTypeGeoKey: epsg } : { GeographicTypeGeoKey: epsg }),
    GTRasterTypeGeoKey: isPoint === true ? 2 : 1,
    ...(noData === undefined ? {} : { GDAL_NODATA: `${noData}\0` }),
  });
  return Buffer.from(bytes);
}

/** A host of one file that answers ranges (or does not), and counts what it sent. */
export async function rangeHost(file: Buffer) {
  const state = { bytes: 0, requests: 0, status: 206 };
  const server = createServer((request, response) => {
    state.requests++;
    const match = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
    if (state.status >= 400 || match === null) return void response.writeHead(state.status).end();
    if (state.status === 200) return void response.writeHead(200).end(file);
    const [start, end] = [Number(match[1]), Math.min(Number(match[2]), file.length - 1)];
    const part = file.subarray(start, end + 1);
    state.bytes += part.length;
    response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${file.length}` }).end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}/grid.tif`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
