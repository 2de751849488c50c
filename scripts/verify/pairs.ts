import type { Criterion } from './binding.ts';
import { isFitted } from './fittedTowns.ts';

/** Expected and own value of a place, to be compared by ratio and rank. */
export interface Pair {
  readonly place: string;
  readonly what: string;
  readonly expected: number;
  readonly own: number | undefined;
}

/** Share of the pairs whose ratio is within a factor either way; a missing value is out. */
export function shareWithin(pairs: readonly Pair[], factor: number): number {
  const inside = pairs.filter(
    ({ own, expected }) =>
      own !== undefined && Math.abs(Math.log(own / expected)) <= Math.log(factor) + 1e-9,
  );
  return pairs.length === 0 ? NaN : inside.length / pairs.length;
}

/** Spearman's rank correlation of the places' mean logarithms; undefined below ten places. */
export function rankCorrelation(pairs: readonly Pair[]): number | undefined {
  const places = [...Map.groupBy(pairs, (pair) => pair.place).values()];
  if (places.length < 10) return undefined;
  const meanLn = (pick: (pair: Pair) => number) =>
    places.map((own) => own.reduce((sum, pair) => sum + Math.log(pick(pair)), 0) / own.length);
  return pearson(ranks(meanLn((pair) => pair.expected)), ranks(meanLn((pair) => pair.own ?? 1e-9)));
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).toSorted((a, b) => a.value - b.value);
  const out = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++;
    for (let k = from; k <= to; k++) out[order[k]?.i ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return out;
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (f: (x: number, y: number) => number) =>
    xs.reduce((s, x, i) => s + f(x - mx, (ys[i] ?? 0) - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/** Criteria of a group on the towns that no rate was fitted to, with the fitted ones and the worst places in words. */
export function judged(
  all: readonly Pair[],
  within: { factor: number; share: number },
  rank?: { least: number; of: readonly Pair[] },
): { criteria: Criterion[]; details: string[] } {
  const pairs = all.filter(({ place }) => !isFitted(place));
  const towns = new Set(all.map(({ place }) => place));
  const fitted = [...towns].filter(isFitted);
  const criteria: Criterion[] = [
    {
      name: `within a factor ${within.factor}`,
      required: within.share,
      reached: shareWithin(pairs, within.factor),
    },
  ];
  const rho = rank ? rankCorrelation(rank.of.filter(({ place }) => !isFitted(place))) : undefined;
  if (rank && rho !== undefined)
    criteria.push({ name: 'rank correlation', required: rank.least, reached: rho });
  const worst = pairs.toSorted((a, b) => off(b) - off(a)).slice(0, 5);
  return {
    criteria,
    details: [
      `blind towns: ${towns.size - fitted.length} of ${towns.size}`,
      ...(fitted.length > 0 ? [`fitted, not counted: ${fitted.join(', ')}`] : []),
      ...worst.map(
        ({ place, what, own, expected }) =>
          `${place} ${what}: ${own?.toPrecision(3) ?? 'none'} against ${expected.toPrecision(3)}`,
      ),
    ],
  };
}

/** How far a pair is off, as the logarithm of its ratio. */
export const off = ({ own, expected }: Pair): number =>
  own === undefined ? Infinity : Math.abs(Math.log(own / expected));
