import { arealCoverage, logistic } from './nowickiJessee.ts';

/** POLICY. Below this probability the published polynomial no longer falls with it (5e-4 at zero): the share is let go to nothing. */
const LEAST_PROBABILITY = 0.02;

/** Share of a cell's area that fails, by the logit of its probability: the published coverage, let go to nothing where it no longer falls. */
export function shareOfLogit(logit: number): number {
  const probability = logistic(logit);
  return Math.min(1, probability / LEAST_PROBABILITY) * arealCoverage(probability);
}

/** Nodes of the table to a unit of the logit; the corner of the share at the least probability is one of them. */
const PER_UNIT = 192;
const CORNER = Math.log(LEAST_PROBABILITY / (1 - LEAST_PROBABILITY));
const [FROM, TO] = [CORNER - 12, CORNER + 16];
const SHARES = Float64Array.from({ length: (TO - FROM) * PER_UNIT + 2 }, (_unused, i) =>
  shareOfLogit(FROM + i / PER_UNIT),
);

/** `shareOfLogit` read off a table, within 1e-5 of itself; the formula itself outside the table. */
export function shareOfLogitQuick(logit: number): number {
  if (!(logit >= FROM && logit <= TO)) return shareOfLogit(logit);
  const at = (logit - FROM) * PER_UNIT;
  const node = at | 0;
  return SHARES[node] + (SHARES[node + 1] - SHARES[node]) * (at - node);
}
