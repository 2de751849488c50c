/** A point, degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)\s*°?\s*`;
const PAIR = new RegExp(
  `${NUMBER}([NS])?\\s*[,;/ ]\\s*(?:lon(?:gitude)?\\s*[:=]?\\s*)?${NUMBER}([EW])?`,
  'i',
);
const ANGLE = String.raw`(\d{1,3})\s*°\s*(\d{1,2}(?:\.\d+)?)\s*['′]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″]|''|′′)\s*)?`;
const ANGLES = new RegExp(`${ANGLE}([NS])[\\s,;/]*${ANGLE}([EW])`, 'i');

/** Points that no list of towns holds; a town of Alaska is called North Pole without the article. */
const POINTS: readonly (readonly [words: RegExp, at: Coordinates])[] = [
  [/\bthe south pole\b/i, { lat: -90, lon: 0 }],
  [/\bthe north pole\b/i, { lat: 90, lon: 0 }],
  [/\bnull island\b/i, { lat: 0, lon: 0 }],
];
/** Whole degrees are coordinates where the words before them say so. */
const WHOLE_DEGREES =
  /\b(?:at|near|point|location|coordinates)\s+-?\d{1,2}\s?,\s?-?\d{1,3}(?![\d.,]*\d)/i;

/** Coordinates as people write them: decimal degrees, or degrees, minutes and seconds. */
export function coordinatesIn(text: string): Coordinates | undefined {
  const point = POINTS.find(([words]) => words.test(text));
  if (point) return point[1];
  const angles = ANGLES.exec(text);
  const { lat, lon } = angles ? sexagesimal(angles) : decimal(text);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

function sexagesimal([, ...parts]: RegExpExecArray): Coordinates {
  const [d1, m1, s1, ns, d2, m2, s2, ew] = parts;
  const degrees = (d = '0', m = '0', s = '0'): number =>
    Number((Number(d) + Number(m) / 60 + Number(s) / 3600).toFixed(5));
  return {
    lat: degrees(d1, m1, s1) * (ns?.toUpperCase() === 'S' ? -1 : 1),
    lon: degrees(d2, m2, s2) * (ew?.toUpperCase() === 'W' ? -1 : 1),
  };
}

function decimal(text: string): Coordinates {
  const found = PAIR.exec(text.replaceAll(/\blat(?:itude)?\s*[:=]?\s*/gi, ''));
  const isMeant =
    found &&
    (/[.]\d/.test(found[0]) ||
      /[NSEW]/.test(found[0]) ||
      /\blat/i.test(text) ||
      WHOLE_DEGREES.test(text));
  if (!found || !isMeant) return { lat: NaN, lon: NaN };
  return {
    lat: Number(found[1]) * (found[2]?.toUpperCase() === 'S' ? -1 : 1),
    lon: Number(found[3]) * (found[4]?.toUpperCase() === 'W' ? -1 : 1),
  };
}
