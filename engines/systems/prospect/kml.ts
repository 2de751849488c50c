import { KLASSES, klassOf } from './klass.ts';
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

/** Cells in one piece of text. */
const CELLS_A_PIECE = 2_000;

/** Placemarks of the cells of a stripe, a few thousand at a time; cells outside the study area are left out. */
export function* kmlCells(
  grid: ScanGrid,
  firstRow: number,
  scores: Uint8Array,
): Generator<string, void> {
  const { columns, cellDeg, south, west } = grid;
  const rows = scores.length / columns;
  const heads = Array.from({ length: OUTSIDE + 1 }, (_, points) => headOf(points));
  const edges = Array.from({ length: columns + 1 }, (_, column) =>
    inDegrees(west + column * cellDeg),
  );
  const latitudeOf = (row: number): string => inDegrees(south + (firstRow + row) * cellDeg);
  const cornersOf = (row: number): string[] => {
    const latitude = latitudeOf(row);
    return edges.map((edge) => `${edge},${latitude} `);
  };
  let piece = '';
  let held = 0;
  let lower = cornersOf(0);
  for (let row = 0; row < rows; row++) {
    const upper = cornersOf(row + 1);
    const close = `,${latitudeOf(row)}${FOOT}`;
    for (let column = 0; column < columns; column++) {
      const points = scores[row * columns + column] ?? OUTSIDE;
      if (points === OUTSIDE) continue;
      const right = column + 1;
      piece += `${heads[points]}${lower[column]}${lower[right]}${upper[right]}${upper[column]}${edges[column]}${close}`;
      if (++held < CELLS_A_PIECE) continue;
      yield piece;
      piece = '';
      held = 0;
    }
    lower = upper;
  }
  if (piece !== '') yield piece;
}

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
