/** Classes of favourability by share of the study area: A the best 2 %, B to 5 %, C to 10 %, D to 25 %, E the rest. POLICY. */
export const KLASSES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Klass = (typeof KLASSES)[number];

const LEAST_SCORE: readonly (readonly [Klass, number])[] = [
  ['A', 98],
  ['B', 95],
  ['C', 90],
  ['D', 75],
  ['E', 0],
];

/** The class of a score, 0 to 100. */
export function klassOf(score: number): Klass {
  return LEAST_SCORE.find(([, least]) => score >= least)?.[0] ?? 'E';
}
