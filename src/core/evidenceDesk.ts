import { isKnown, type Fact, type Need } from '../../engines/facts.ts';
import type { Asked } from './gather.ts';

/** Which code answers: version and commit, or why the commit is not known. */
export interface CodeState {
  readonly version: string;
  readonly commit: string | null;
  readonly reason: string | null;
}

/** A stored value of an input; `fault` where its bytes no longer match its hash. */
export interface StoredInput {
  readonly sha256: string;
  readonly value: unknown;
  readonly fault?: string;
}

/** A value at its place in the provenance of an answer. */
export interface PlacedInput {
  readonly place: number;
  readonly value: unknown;
}

/** Values that cannot be looked up again: those of live sources and of catalogues. Tables stand in the code. */
export function passingInputs(asked: readonly Asked[]): PlacedInput[] {
  const out: PlacedInput[] = [];
  for (const [place, { fact }] of asked.entries())
    if (isKnown(fact) && fact.status !== 'embedded') out.push({ place, value: fact.value });
  return out;
}

/** An Ed25519 public key as others see it. */
export interface PublicKey {
  /** Thumbprint (RFC 7638), base64url. */
  readonly kid: string;
  /** The 32 bytes, base64url. */
  readonly x: string;
  /** RFC 3339 UTC. */
  readonly createdAt: string;
}

/** A signature over a text, base64url. */
export interface Signature {
  readonly kid: string;
  readonly x: string;
  readonly value: string;
}

/** What evidence of an answer needs beside its record. */
export interface EvidenceDesk {
  /** The code that runs now. */
  readonly code: CodeState;
  /** What an embedded table says, without anything that stands before it. */
  table(this: void, sourceId: string, need: Need): Fact<unknown>;
  /** The code that gave a stored answer; undefined for answers of before it was noted. */
  codeOf(this: void, predictionId: number): Promise<CodeState | undefined>;
  /** Stored values of an answer's inputs by their place in its provenance. */
  inputsOf(this: void, predictionId: number): Promise<ReadonlyMap<number, StoredInput>>;
  /** Stores values of an answer, also those of embedded tables, so that later releases still have them. */
  seal(this: void, predictionId: number, inputs: readonly PlacedInput[]): Promise<void>;
  /** Signs a text with the key of this server. */
  sign(this: void, text: string): Promise<Signature>;
  /** Every key that ever signed on this database, oldest first. */
  keys(this: void): Promise<PublicKey[]>;
}
