/** A binary heap of cells by arrival time; entries that a shorter path has overtaken are dropped when they come up. */
export class ArrivalHeap {
  readonly #best: Float64Array;
  readonly #cells: number[] = [];
  readonly #keys: number[] = [];

  constructor(best: Float64Array) {
    this.#best = best;
  }

  push(cell: number, key: number): void {
    let i = this.#cells.length;
    this.#cells.push(cell);
    this.#keys.push(key);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const parentKey = this.#keys[parent];
      if (parentKey <= key) break;
      this.#keys[i] = parentKey;
      this.#cells[i] = this.#cells[parent];
      i = parent;
    }
    this.#keys[i] = key;
    this.#cells[i] = cell;
  }

  /** The next cell by time; -1 when none is left. */
  pop(): number {
    for (;;) {
      const cell = this.#cells[0];
      const key = this.#keys[0];
      if (cell === undefined || key === undefined) return -1;
      const lastCell = this.#cells.pop() ?? 0;
      const lastKey = this.#keys.pop() ?? 0;
      if (this.#cells.length > 0) this.#sink(lastCell, lastKey);
      if (key <= this.#best[cell]) return cell;
    }
  }

  #sink(cell: number, key: number): void {
    const n = this.#cells.length;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= n) break;
      if (child + 1 < n && this.#keys[child + 1] < this.#keys[child]) child++;
      const childKey = this.#keys[child];
      if (childKey >= key) break;
      this.#keys[i] = childKey;
      this.#cells[i] = this.#cells[child];
      i = child;
    }
    this.#keys[i] = key;
    this.#cells[i] = cell;
  }
}
