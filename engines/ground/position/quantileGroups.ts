type Members = Readonly<Record<string, unknown>>;

/** The quantiles of one quantity among the members of an object: `{p10, p50, p90}`, or `chance`, `chance_p05`, `chance_p95`. */
export interface QuantileGroup {
  /** Members in rising order of probability; the middle one may be the quantity itself. */
  readonly members: readonly { readonly name: string; readonly probability: number }[];
}

const QUANTILE = /^(?:(.+)_)?p(\d\d)(_[a-z0-9_]+)?$/;

/** The groups of an object that hold at least two quantiles, each a finite number. */
export function quantileGroups(object: Members): readonly QuantileGroup[] {
  const byStem = new Map<string, { name: string; probability: number }[]>();
  for (const name of Object.keys(object)) {
    const match = QUANTILE.exec(name);
    if (!match || !Number.isFinite(object[name])) continue;
    const stem = `${match[1] ?? ''}${match[3] ?? ''}`;
    const known = byStem.get(stem) ?? [];
    byStem.set(stem, known);
    known.push({ name, probability: Number(match[2]) / 100 });
  }
  return [...byStem].flatMap(([stem, members]) => {
    const middle = ['value', stem].find((name) => Number.isFinite(object[name]));
    const hasMedian = members.some(({ probability }) => probability === 0.5);
    const whole =
      hasMedian || middle === undefined || (middle === 'value' && stem !== '')
        ? members
        : [...members, { name: middle, probability: 0.5 }];
    const sorted = whole.toSorted((a, b) => a.probability - b.probability);
    return members.length >= 2 && isRising(object, sorted) ? [{ members: sorted }] : [];
  });
}

function isRising(object: Members, members: QuantileGroup['members']): boolean {
  return members.every(
    ({ name }, i) => i === 0 || Number(object[name]) >= Number(object[members[i - 1]?.name ?? '']),
  );
}
