import type { InjectionField } from '../../ground/datasets/injection.ts';
import type { Quantity } from '../../schemas.ts';
import type { listedField } from './assessInduced.ts';
import { HORIZON_YEARS } from './tables.ts';

interface Largest {
  readonly statistical_mode?: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** The largest earthquake that rules the answer, what it goes by, and the field that would cause it. */
interface Ruling {
  readonly largest: Largest;
  readonly basis: 'project' | 'volume' | 'record' | 'ended_volume';
  readonly name?: string;
}

/**
 * What rules the answer: of the caller's project and the fields that go on the one with the largest median; a field that has ended only where there is
 * nothing else.
 */
export function ruling(
  fields: readonly ReturnType<typeof listedField>[],
  project: Ruling | undefined,
): Ruling | undefined {
  const all = fields.flatMap(({ name, injection, by_record: record, is_active: goesOn }) => {
    const found: Ruling[] = [];
    if (injection)
      found.push({ largest: injection.largest, basis: goesOn ? 'volume' : 'ended_volume', name });
    else if (record) found.push({ largest: record, basis: 'record', name });
    return found;
  });
  const current = all.filter(({ basis }) => basis !== 'ended_volume');
  return greatest(project ? [project, ...current] : current) ?? greatest(all);
}

function greatest(all: readonly Ruling[]): Ruling | undefined {
  return all.toSorted((a, b) => b.largest.p50 - a.largest.p50)[0];
}

/** The magnitude (Mw) that the score stands on: the mode of the law where it has one, else its median, with the 80 % interval. */
export function quantityOf({
  largest: { statistical_mode: mode, p10, p50, p90 },
}: Ruling): Quantity {
  return { name: 'largest_induced_magnitude', value: mode ?? p50, unit: 'Mw', p10, p50, p90 };
}

/**
 * The answer in a sentence or two; every number in it stands in the record.
 *
 * @param ruled   what the answer is of; undefined where nothing is known
 * @param near    listed fields, the nearest first
 * @param reason  why nothing is known
 */
export function summaryOf(
  ruled: Ruling | undefined,
  near: readonly InjectionField[],
  reason: string | undefined,
): string {
  const [first] = near;
  const named = first
    ? ` Nearest listed: ${first.name}${first.maxMagnitude === null ? '' : `, largest earthquake M ${first.maxMagnitude}`}.`
    : '';
  if (!ruled) return `Induced seismicity unknown: ${reason ?? ''}.${named}`;
  return `${sentenceOf(ruled)}${named}`;
}

function sentenceOf({ largest, basis, name = '' }: Ruling): string {
  const { statistical_mode: mode, p10, p50, p90 } = largest;
  const near = `near M ${(mode ?? p50).toFixed(1)} (80 % interval ${p10.toFixed(1)} to ${p90.toFixed(1)})`;
  switch (basis) {
    case 'record':
      return `If work at ${name} goes on as it has, the largest earthquake that it causes in ${HORIZON_YEARS} years is likely ${near}.`;
    case 'ended_volume':
      return `The largest induced earthquake of a volume like that of ${name}, which has ended, is likely ${near}.`;
    case 'project':
      return `The largest induced earthquake of the volume given is likely ${near}.`;
    case 'volume':
      return `The largest induced earthquake of ${name} is likely ${near}.`;
  }
}
