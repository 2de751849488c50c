import type { Parsed, RawReply } from '../connector.ts';
import { fromText, unavailable } from '../pipeline/reply.ts';
import { textOf } from './values.ts';

/** The cell of a row under a column; undefined where it is blank. */
export type Cell = (column: string) => string | undefined;

/** Reads the tab-separated tables of the USGS: comments, a header, a row of formats, then rows. A header may come again for another table. */
export function fromRdb<A>(
  reply: RawReply,
  column: string,
  read: (rows: Cell[]) => Parsed<A>,
): Parsed<A> {
  return fromText(
    reply,
    new RegExp(`(^|\\n)agency_cd\\t(.*\\t)?${column}(\\t|\\r?\\n)`),
    (text) => {
      const rows: Cell[] = [];
      let names: string[] = [];
      for (const line of text.split(/\r?\n/)) {
        if (line === '' || line.startsWith('#') || /^\d+[sdn](\t|$)/.test(line)) continue;
        const cells = line.split('\t');
        if (cells[0] === 'agency_cd') names = cells;
        else if (cells.length > 2) {
          const header = names;
          rows.push((name) => textOf(cells[header.indexOf(name)]));
        }
      }
      return rows.length === 0 ? unavailable('the table has no rows') : read(rows);
    },
  );
}
