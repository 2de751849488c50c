import type { Database, Inside, KeptPrediction, PredictionRecord } from '../core/context.ts';
import type { CodeState, EvidenceDesk } from '../core/evidenceDesk.ts';
import { releaseIdOf } from './codeRelease.ts';
import { createEvidenceDesk } from './evidenceDesk.ts';
import type { Sql } from './driver.ts';
import { createInputStore } from './inputStore.ts';
import { createPredictionStore, type PredictionStore } from './predictionStore.ts';
import { openSigningKeys, type SigningKeys } from './signingKeys.ts';

/** What keeps answers and what proves them. */
export interface OpenEvidence {
  readonly predictions: PredictionStore;
  /** Stores an answer, then in the background the inputs that cannot be looked up again; inside a transaction both are part of it. */
  keep(this: void, record: PredictionRecord, inside?: Inside): Promise<KeptPrediction>;
  readonly desk: EvidenceDesk;
  /** Resolves when nothing waits to be stored. */
  idle(): Promise<void>;
}

export interface EvidenceSettings {
  readonly dataDir: string;
  /** Days for which answers are kept, by plan; absent: for ever. */
  readonly keepDays?: Readonly<Record<string, number | undefined>>;
  readonly code: CodeState;
  readonly table: EvidenceDesk['table'];
  readonly warn: (error: unknown, message: string) => void;
}

/** Opens the store of answers with the store of their inputs, the releases of the code and the keys that sign. */
export function openEvidence(
  { sql }: Pick<Database, 'sql'>,
  { dataDir, keepDays, code, table, warn }: EvidenceSettings,
): OpenEvidence {
  const release = retried((through) => releaseIdOf(through, code));
  const predictions = createPredictionStore({ sql }, release, keepDays);
  const inputs = createInputStore(sql, (error) => warn(error, 'inputs could not be stored'));
  const keys = lazyKeys(() => openSigningKeys(sql, dataDir));
  setImmediate(() => {
    // Before any transaction asks for it, whose end would decide whether it stays.
    release(sql).catch((error: unknown) => warn(error, 'the release could not be noted'));
    try {
      keys.open();
    } catch (error) {
      warn(error, 'the key that signs evidence cannot be read or made');
    }
  });
  return {
    predictions,
    async keep(record, inside) {
      const kept = await predictions.keep(record, inside);
      const { passing = [] } = record;
      if (passing.length === 0) return kept;
      if (inside) await inputs.seal(kept.predictionId, passing, inside.sql);
      else inputs.note(kept.predictionId, passing);
      return kept;
    },
    desk: createEvidenceDesk({
      sql,
      code,
      inputs,
      table,
      keys,
    }),
    async idle() {
      await predictions.idle();
      await inputs.idle();
    },
  };
}

/** The key is read when it is first wanted, and again after a failure. */
function lazyKeys(make: () => SigningKeys): SigningKeys & { open(): SigningKeys } {
  let made: SigningKeys | undefined;
  const open = (): SigningKeys => (made ??= make());
  return { open, sign: (text) => open().sign(text), list: () => open().list() };
}

/** Asked once; asked again where it failed. */
function retried<T>(ask: (sql: Sql) => Promise<T>): (sql: Sql) => Promise<T> {
  let asked: Promise<T> | undefined;
  return (sql) =>
    (asked ??= ask(sql).catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}
