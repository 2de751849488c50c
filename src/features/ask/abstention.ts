import type { AbstentionCode, AskReply } from './schemas.ts';

/** A question that is not answered, with the reason as a value. */
export class Abstention extends Error {
  readonly code: AbstentionCode;
  readonly suggestions: readonly string[];

  constructor(code: AbstentionCode, reason: string, suggestions: readonly string[] = []) {
    super(reason);
    this.name = 'Abstention';
    this.code = code;
    this.suggestions = suggestions;
  }

  /** Its wire form. */
  get reply(): NonNullable<AskReply['abstention']> {
    return { code: this.code, reason: this.message, suggestions: [...this.suggestions] };
  }
}
