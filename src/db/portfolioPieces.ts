import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Database } from '../core/context.ts';

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/** Whole lines of a file, and the line they begin with, from 1. */
export interface Lines {
  readonly text: string;
  readonly firstLine: number;
}

/** The lines of uploaded portfolios, by upload and part. */
export class PortfolioPieces {
  readonly #sql: Database['sql'];

  constructor({ sql }: Pick<Database, 'sql'>) {
    this.#sql = sql;
  }

  async keep(uploadId: string, part: number, { text, firstLine }: Lines): Promise<void> {
    const body = await deflated(text, { level: 1 });
    await this.#sql(
      `insert into portfolio_piece (upload_id, part, first_line, body, created_at)
       values ($1, $2, $3, decode($4, 'base64'), now())`,
      [uploadId, part, firstLine, body.toString('base64')],
    );
  }

  /** @throws where there is no such part */
  async read(uploadId: string, part: number): Promise<Lines> {
    const [row] = await this.#sql<{ first_line: number; body: Uint8Array }>(
      'select first_line, body from portfolio_piece where upload_id = $1 and part = $2',
      [uploadId, part],
    );
    if (!row) throw new Error(`part ${part} of the upload ${uploadId} is gone`);
    const text = (await inflated(Buffer.from(row.body))).toString('utf8');
    return { text, firstLine: row.first_line };
  }

  async forget(uploadId: string): Promise<void> {
    await this.#sql('delete from portfolio_piece where upload_id = $1', [uploadId]);
  }

  /** Forgets what no open job needs: uploads that never became one, and those of jobs that ended. */
  async tidy(kind: string, strayHours: number): Promise<void> {
    await this.#sql(
      `delete from portfolio_piece piece where created_at < now() - make_interval(hours => $2)
        and not exists (select from job where kind = $1 and input ->> 'uploadId' = piece.upload_id
                         and status in ('queued', 'running'))`,
      [kind, strayHours],
    );
  }
}
