import { createPublicKey, hash, verify } from 'node:crypto';
import { canonicalJson } from '../../core/canonicalJson.ts';

/** What was checked of an evidence file, and how it came out. */
export interface EvidenceCheck {
  readonly part: 'signature' | 'key' | 'record' | 'input' | 'provenance' | 'ledger';
  readonly ok: boolean;
  readonly says: string;
}

/** Keys that are believed, by their thumbprint: the `x` of each. */
export type BelievedKeys = ReadonlyMap<string, string>;

interface Input {
  readonly dataset: string;
  readonly source: string;
  readonly as_of: string | null;
  readonly retrieved_at: string | null;
  readonly status: string;
  readonly value?: unknown;
  readonly value_sha256: string | null;
}

interface EvidenceFile {
  readonly evidence: {
    readonly prediction_sha256: string;
    readonly record: {
      readonly reply: { readonly provenance?: { readonly inputs?: readonly Input[] } };
    };
    readonly inputs: readonly Input[];
    readonly ledger: {
      readonly number: number;
      readonly entry: string;
      readonly previous_hash: string;
      readonly hash: string;
    } | null;
  };
  readonly signature: { readonly kid: string; readonly public_key: string; readonly value: string };
}

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/**
 * Checks an evidence file by itself, without a network: signature, key, record, inputs, provenance and ledger, each on its own, so
 * that what was changed is named.
 *
 * @param file  as it was saved, parsed
 * @param keys  keys that are believed; absent: the key in the file is taken as it is, and the check says so
 */
export function checkEvidence(file: unknown, keys?: BelievedKeys): EvidenceCheck[] {
  const { evidence, signature } = file as EvidenceFile;
  return [
    signatureCheck(evidence, signature),
    keyCheck(signature, keys),
    recordCheck(evidence),
    ...evidence.inputs.flatMap((input, i) => inputCheck(input, i)),
    provenanceCheck(evidence),
    ...ledgerChecks(evidence),
  ];
}

function signatureCheck(
  evidence: EvidenceFile['evidence'],
  { public_key: x, value }: EvidenceFile['signature'],
): EvidenceCheck {
  const isValid = isSigned(canonicalJson(evidence), x, value);
  return {
    part: 'signature',
    ok: isValid,
    says: isValid ? 'fits every byte of the evidence' : 'does not fit the evidence',
  };
}

function isSigned(text: string, x: string, value: string): boolean {
  try {
    const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    return verify(null, Buffer.from(text), key, Buffer.from(value, 'base64url'));
  } catch {
    return false;
  }
}

function keyCheck(
  { kid, public_key: x }: EvidenceFile['signature'],
  keys: BelievedKeys | undefined,
): EvidenceCheck {
  const thumbprint = hash('sha256', JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }), 'base64url');
  const check = (ok: boolean, says: string): EvidenceCheck => ({ part: 'key', ok, says });
  if (thumbprint !== kid) return check(false, `is not the one that ${kid} names`);
  if (!keys)
    return check(true, `${kid} was not looked for in a list of keys: give one with --keys`);
  return keys.get(kid) === x
    ? check(true, `${kid} stands in the list of keys`)
    : check(false, `${kid} does not stand in the list of keys`);
}

function recordCheck({ record, prediction_sha256: told }: EvidenceFile['evidence']): EvidenceCheck {
  const found = sha256(canonicalJson(record));
  return {
    part: 'record',
    ok: found === told,
    says: found === told ? `has the hash ${told}` : `has the hash ${found}, not ${told}`,
  };
}

/** A value that was left out has nothing to check; its hash stays as a promise. */
function inputCheck(input: Input, place: number): EvidenceCheck[] {
  if (input.value_sha256 === null || input.value === undefined) return [];
  const found = sha256(canonicalJson(input.value));
  const ok = found === input.value_sha256;
  const name = `${place} (${input.dataset})`;
  return [
    {
      part: 'input',
      ok,
      says: ok
        ? `${name} has its hash`
        : `${name} has the hash ${found}, not ${input.value_sha256}`,
    },
  ];
}

const TOLD = ['dataset', 'source', 'as_of', 'retrieved_at', 'status'] as const;

function provenanceCheck({ record, inputs }: EvidenceFile['evidence']): EvidenceCheck {
  const told = record.reply.provenance?.inputs ?? [];
  const wrong = inputs.flatMap((input, i) =>
    TOLD.filter((name) => input[name] !== told[i]?.[name]).map((name) => `${name} of input ${i}`),
  );
  if (inputs.length !== told.length)
    wrong.push(`${inputs.length} inputs, of which the record names ${told.length}`);
  return {
    part: 'provenance',
    ok: wrong.length === 0,
    says:
      wrong.length === 0
        ? 'inputs are those that the record names'
        : `differs: ${wrong.join(', ')}`,
  };
}

function ledgerChecks({
  ledger,
  prediction_sha256: told,
}: EvidenceFile['evidence']): EvidenceCheck[] {
  if (ledger === null) return [];
  const found = sha256(`${ledger.previous_hash}\n${ledger.number}\n${ledger.entry}`);
  const entry = entryOf(ledger.entry);
  const check = (ok: boolean, says: string): EvidenceCheck => ({ part: 'ledger', ok, says });
  return [
    found === ledger.hash
      ? check(true, `entry ${ledger.number} has its hash`)
      : check(false, `entry ${ledger.number} has the hash ${found}, not ${ledger.hash}`),
    entry?.prediction_sha256 === told
      ? check(true, `entry ${ledger.number} froze this record`)
      : check(false, `entry ${ledger.number} froze another record`),
  ];
}

function entryOf(text: string): { readonly prediction_sha256?: unknown } | undefined {
  try {
    return JSON.parse(text) as { prediction_sha256?: unknown };
  } catch {
    return undefined;
  }
}
