import type { ArrivalMaps } from '../../engines/hazards/tsunami/arrivalSteps.ts';
import { unpackByCell } from './travelCodec.ts';

/**
 * Arrival times and detours of all sources by cell, without the cells and sources that no wave goes between, which are more than half. Cells that the same
 * sources reach share the list of these.
 */
export class TravelMaps {
  /** Cells that any wave reaches: 1. */
  readonly isWet: Uint8Array;
  readonly #sources: number;
  readonly #times: Uint8Array;
  readonly #detours: Uint8Array;
  /** Where a cell's values begin. */
  readonly #from: Uint32Array;
  /** Which list of sources is a cell's. */
  readonly #listOf: Uint16Array;
  readonly #lists: readonly Uint8Array[];

  /**
   * @param times    packed by `packMaps`, as many maps as sources
   * @param detours  the same
   * @param sources  fewer than 256
   */
  constructor(times: Uint8Array, detours: Uint8Array, sources: number) {
    const byCell = unpackByCell(times);
    const cells = byCell.length / sources;
    this.#sources = sources;
    this.isWet = new Uint8Array(cells);
    this.#from = new Uint32Array(cells);
    this.#listOf = new Uint16Array(cells);
    const lists = new Map<string, number>();
    let values = 0;
    for (let cell = 0; cell < cells; cell++) {
      const reached = indexesOf(byCell.subarray(cell * sources, (cell + 1) * sources));
      if (reached.length === 0) continue;
      const key = reached.toString('latin1');
      const list = lists.get(key) ?? lists.size;
      lists.set(key, list);
      this.isWet[cell] = 1;
      this.#listOf[cell] = list;
      this.#from[cell] = values;
      values += reached.length;
    }
    this.#lists = [...lists.keys()].map((key) => Uint8Array.from(Buffer.from(key, 'latin1')));
    this.#times = this.#packed(byCell, values);
    this.#detours = this.#packed(unpackByCell(detours), values);
  }

  /** The maps of some cells alone, which are numbered in their order. */
  of(cells: readonly number[]): ArrivalMaps {
    const sources = this.#sources;
    const byCell = new Uint8Array(cells.length * sources);
    const detours = new Uint8Array(cells.length * sources);
    for (const [i, cell] of cells.entries()) {
      const from = this.#from[cell];
      const list = this.#listAt(cell);
      for (let k = 0; k < list.length; k++) {
        byCell[i * sources + list[k]] = this.#times[from + k];
        detours[i * sources + list[k]] = this.#detours[from + k];
      }
    }
    return { byCell, detours, sources };
  }

  #packed(byCell: Uint8Array, count: number): Uint8Array {
    const values = new Uint8Array(count);
    for (let cell = 0, at = 0; cell < this.isWet.length; cell++)
      for (const source of this.#listAt(cell)) values[at++] = byCell[cell * this.#sources + source];
    return values;
  }

  #listAt(cell: number): Uint8Array {
    return (this.isWet[cell] === 1 ? this.#lists[this.#listOf[cell]] : undefined) ?? NONE;
  }
}

const NONE = new Uint8Array();
const found = Buffer.alloc(256);

/** Which values are not 0; the bytes hold until the next call. */
function indexesOf(values: Uint8Array): Buffer {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) found[count++] = i;
  return found.subarray(0, count);
}
