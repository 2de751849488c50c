import { KLASSES, klassOf } from './klass.ts';
import { cellWriter, placed, type Texts } from './kmlKernel.ts';
import { CELLS, PIECE, ROOM } from './kmlLayout.ts';
import { OUTSIDE, type ScanGrid } from './scan.ts';

/** Colours of the classes, `aabbggrr` as KML has them. */
const COLOURS: Readonly<Record<(typeof KLASSES)[number], string>> = {
  A: 'b0000080',
  B: 'b00000ff',
  C: 'b000a5ff',
  D: 'b000ffff',
  E: '60a0a0a0',
};

/** The beginning of a KML document with a style for each class. */
export function kmlHead(title: string, description: string): string {
  const styles = KLASSES.map(
    (klass) =>
      `<Style id="${klass}"><LineStyle><width>0</width></LineStyle><PolyStyle><color>${COLOURS[klass]}</color></PolyStyle></Style>`,
  ).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<name>${escaped(title)}</name>
<description>${escaped(description)}</description>
${styles}
`;
}

/** The end of a KML document. */
export const KML_TAIL = '</Document></kml>\n';

/**
 * Placemarks of the cells of a stripe as text, a few hundred at a time; cells outside the study area are left out.
 *
 * @param firstRow  row of the grid in which the stripe begins
 * @param scores    Uint8Array, rows of the stripe × columns of the grid, row-major, south to north, half points
 */
export function* kmlCells(
  grid: ScanGrid,
  firstRow: number,
  scores: Uint8Array,
): Generator<string, void> {
  const { columns, cellDeg, south, west } = grid;
  const writer = cellWriter(heads);
  const longitudes = Array.from(
    { length: columns + 1 },
    (_, column) => `${inDegrees(west + column * cellDeg)},`,
  );
  const edges = placed(longitudes, ROOM.coordinate);
  const latitudeOf = (row: number): string => inDegrees(south + (firstRow + row) * cellDeg);
  for (let row = 0; row < scores.length / columns; row++) {
    const latitude = latitudeOf(row);
    const texts = {
      latitudes: placed([`${latitude} `, `${latitudeOf(row + 1)} `], ROOM.coordinate),
      foot: placed([`${latitude}${FOOT}`], ROOM.foot),
    };
    for (let from = 0; from < columns; from += CELLS) {
      const to = Math.min(columns, from + CELLS);
      const start = row * columns;
      writer.write(texts, edges, from, scores.subarray(start + from, start + to));
      if (writer.length() >= PIECE) yield writer.take();
    }
  }
  if (writer.length() > 0) yield writer.take();
}

/** How cells begin, by score in half points. */
const heads = (): Texts =>
  placed(
    Array.from({ length: OUTSIDE }, (_, points) => headOf(points)),
    ROOM.head,
  );

const FOOT = '</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>\n';

function headOf(points: number): string {
  const score = points / 2;
  return `<Placemark><name>${score.toFixed(1)}</name><styleUrl>#${klassOf(score)}</styleUrl><Polygon><outerBoundaryIs><LinearRing><coordinates>`;
}

/** Coordinates to 6 decimals, without zeros at the end. */
function inDegrees(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
