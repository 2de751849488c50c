/**
 * What a caller asked for does not exist, and the source that would know says so: answered as 404 with this sentence. Where nobody
 * knows, an answer says `unknown` with the reason instead.
 */
export class NothingFound extends Error {
  /** @param sentence  what was not found, and what to ask for instead */
  constructor(sentence: string) {
    super(sentence);
    this.name = 'NothingFound';
  }
}
