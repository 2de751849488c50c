import type { CodeState, EvidenceDesk } from '../core/evidenceDesk.ts';
import type { Sql } from './driver.ts';
import type { InputStore } from './inputStore.ts';
import type { SigningKeys } from './signingKeys.ts';

interface ReleaseRow {
  readonly version: string;
  readonly commit_id: string | null;
  readonly commit_reason: string | null;
}

/** The parts of a desk that lie in the database. */
export interface DeskParts {
  readonly sql: Sql;
  readonly code: CodeState;
  readonly inputs: InputStore;
  readonly keys: SigningKeys;
  readonly table: EvidenceDesk['table'];
}

/** Evidence of stored answers, over the database. */
export function createEvidenceDesk({ sql, code, inputs, keys, table }: DeskParts): EvidenceDesk {
  return {
    code,
    table,
    async codeOf(predictionId) {
      const [row] = await sql<ReleaseRow>(
        `select version, commit_id, commit_reason from code_release
          where id = (select b.release_id from prediction p join prediction_block b on b.id = p.block_id and b.kept_until = p.kept_until
                      where p.id = $1)`,
        [predictionId],
      );
      return row && { version: row.version, commit: row.commit_id, reason: row.commit_reason };
    },
    inputsOf: inputs.inputsOf,
    seal: inputs.seal,
    sign: keys.sign,
    keys: keys.list,
  };
}
