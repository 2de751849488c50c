/** The numbers of a text that stand nowhere in the record: by the digits printed, half a unit of the last place off at most; names of scenarios and of the interval count as words. */
export function strayNumbers(text: string, record: unknown): string[] {
  const held: number[] = [];
  const names: string[] = [];
  collect(record, held, names);
  const bare = names
    .toSorted((a, b) => b.length - a.length)
    .reduce((words, name) => words.replaceAll(name, ''), text);
  return [
    ...bare
      .replaceAll(/SSP\d-\d\.\d/g, 'SSP')
      .replaceAll('80 % interval', 'interval')
      .matchAll(/(?<![A-Za-z0-9_])-?\d[\d,]*(?:\.\d+)?/g),
  ]
    .map(([token]) => token.replace(/,$/, ''))
    .filter((token) => !held.some((value) => isShownAs(value, token)));
}

function isShownAs(value: number, token: string): boolean {
  const plain = token.replaceAll(',', '');
  const shown = Math.abs(Number(plain));
  const decimals = plain.split('.')[1]?.length ?? 0;
  const zeros = decimals === 0 ? (/[1-9]?(0*)$/.exec(plain)?.[1]?.length ?? 0) : 0;
  const step = decimals > 0 ? 10 ** -decimals : 10 ** Math.max(0, zeros);
  return Math.abs(Math.abs(value) - shown) <= 0.5 * step * 1.0001;
}

/** Numbers of a record outside the summary, and the names in it that hold a digit (a plant called Fermi 2). */
function collect(node: unknown, held: number[], names: string[]): void {
  if (typeof node === 'number') held.push(node);
  else if (Array.isArray(node)) for (const each of node) collect(each, held, names);
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'name' && typeof value === 'string' && /\d/.test(value)) names.push(value);
      else if (key !== 'summary') collect(value, held, names);
    }
}
