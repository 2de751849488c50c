/**
 * A member of the input names something that cannot be resolved (a place that no gazetteer holds): answered as 422 at the member, with
 * this sentence, which names what comes nearest.
 */
export class UnresolvedInput extends Error {
  /** Where it stands in the body. */
  readonly path: readonly (string | number)[];

  /** @param sentence  what does not resolve, and the nearest that would */
  constructor(path: readonly (string | number)[], sentence: string) {
    super(sentence);
    this.name = 'UnresolvedInput';
    this.path = path;
  }
}
