/** What a question says of a water main, in the words of the operation that takes one. */
export interface DescribedPipe {
  readonly pipe_material?: string;
  readonly pipe_age_years?: number;
}

/** Words of materials, the special before the general. */
const MATERIALS: readonly (readonly [material: string, words: RegExp])[] = [
  ['ductile_iron', /\bductile([- ]iron)?\b/],
  ['cast_iron', /\bcast[- ]iron\b|\biron\b/],
  ['pvc', /\bpvc\b/],
  ['hdpe', /\b(hdpe|polyethylene)\b/],
  ['concrete', /\bconcrete\b/],
  ['steel', /\bsteel\b/],
];
/** The oldest main that the operation takes, years. */
const OLDEST = 250;

/** The material and age that a question in lower case names: `a cast-iron water main, 70 years old`. */
export function pipeIn(lower: string): DescribedPipe {
  const material = MATERIALS.find(([, words]) => words.test(lower))?.[0];
  const years = Number(/\b(\d{1,3})[- ]years?[- ]old\b/.exec(lower)?.[1] ?? NaN);
  return {
    ...(material === undefined ? {} : { pipe_material: material }),
    ...(years <= OLDEST ? { pipe_age_years: years } : {}),
  };
}
