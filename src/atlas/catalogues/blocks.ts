/** A block of a numbered layer, both ends included. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** Names of the blocks that hold the numbers up to the last; none for an empty layer. */
export function blockPages(lastNumber: number | null, size: number): string[] {
  const pages: string[] = [];
  for (let from = 0; lastNumber !== null && from <= lastNumber; from += size)
    pages.push(`${from}-${from + size - 1}`);
  return pages;
}

/** The block that a name of `blockPages` stands for. */
export function blockOf(page: string): Block {
  const [from = 0, to = 0] = page.split('-').map(Number);
  return { from, to };
}

/** All rows of a block, by halves where the source cuts the list. */
export async function wholeBlock<R>(
  block: Block,
  read: (block: Block) => Promise<{ readonly rows: readonly R[]; readonly complete: boolean }>,
): Promise<readonly R[]> {
  const { rows, complete } = await read(block);
  const { from, to } = block;
  if (complete || from >= to) return rows;
  const middle = Math.floor((from + to) / 2);
  return [
    ...(await wholeBlock({ from, to: middle }, read)),
    ...(await wholeBlock({ from: middle + 1, to }, read)),
  ];
}
