import {
  KM_PER_MILE,
  MM_PER_INCH,
  MPS_PER_KT,
  MPS_PER_MPH,
  M_PER_FOOT,
} from '../../ground/math/units.ts';
import type { Citation } from '../narrative/record.ts';

/** A unit that answers use, one that a question may ask for in its place, and how it is reckoned. */
interface Conversion {
  readonly asked: RegExp;
  readonly from: string;
  readonly to: string;
  readonly of: (value: number) => number;
}

const CONVERSIONS: readonly Conversion[] = [
  { asked: /\b(mph|miles? (per|an) hour)\b/, from: 'm/s', to: 'mph', of: (v) => v / MPS_PER_MPH },
  { asked: /\b(knots?|kts?)\b/, from: 'm/s', to: 'knots', of: (v) => v / MPS_PER_KT },
  { asked: /\bkm\/h\b|\bkm\/hr\b|\bkph\b|\bkmh\b/, from: 'm/s', to: 'km/h', of: (v) => v * 3.6 },
  { asked: /\b(inch|inches)\b/, from: 'mm', to: 'in', of: (v) => v / MM_PER_INCH },
  { asked: /\b(feet|foot|ft)\b/, from: 'm', to: 'ft', of: (v) => v / M_PER_FOOT },
  { asked: /\bmiles?\b(?! (per|an) hour)/, from: 'km', to: 'mi', of: (v) => v / KM_PER_MILE },
  { asked: /\bfahrenheit\b|°f\b/, from: '°C', to: '°F', of: (v) => v * 1.8 + 32 },
];

/** Digits kept of a number in another unit: those of most answers. */
const DIGITS = 3;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;

/**
 * An answer with its lengths, speeds and temperatures also in the units that the question asks for, and where each of the numbers
 * that come in stands.
 *
 * @param lower  the question in lower case
 */
export function inAskedUnits(
  { text, citations }: { readonly text: string; readonly citations: readonly Citation[] },
  lower: string,
): { readonly text: string; readonly citations: readonly Citation[] } {
  const added: Citation[] = [];
  const reckoned = (written: string, of: Conversion['of']): string => {
    const shown = String(Number(of(Number(written)).toPrecision(DIGITS)));
    const source = citations.find(({ value, shown: short }) =>
      (short ?? String(value)).includes(written),
    );
    if (source) added.push({ ...source, shown });
    return shown;
  };
  const whole = CONVERSIONS.filter(({ asked }) => asked.test(lower)).reduce(
    (told, { from, to, of }) =>
      told.replaceAll(
        new RegExp(
          String.raw`(?<![\d.,])(${NUMBER})(?: to (${NUMBER}))? ${from}(?![\p{L}\d²³/])`,
          'gu',
        ),
        (phrase, low: string, high?: string) =>
          `${phrase} (${reckoned(low, of)}${high === undefined ? '' : ` to ${reckoned(high, of)}`} ${to})`,
      ),
    text,
  );
  return { text: whole, citations: [...citations, ...added] };
}
