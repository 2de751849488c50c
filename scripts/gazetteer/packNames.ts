import { packColumns } from '../../src/atlas/geography/columnFile.ts';
import { foldName } from '../../src/atlas/places/foldName.ts';
import { BLOCK, LONGEST, type NamesAbout } from '../../src/atlas/places/nameIndex.ts';
import { signatureOf } from '../../src/atlas/places/nameSignature.ts';
import type { City } from './readCities.ts';

/** The index of every name of every place; what `NameIndex` reads. */
export function packNames(cities: readonly City[]): Uint8Array {
  const people = (i: number) => cities[i]?.people ?? 0;
  const keys = [...placesByName(cities)]
    .map(([name, places]) => ({ key: Buffer.from(name), name, places: [...places] }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  const parts: Buffer[] = [];
  const blockAt: number[] = [];
  const blockMost: number[] = [];
  let at = 0;
  let before: Buffer = Buffer.alloc(0);
  keys.forEach(({ key, places }, i) => {
    if (i % BLOCK === 0) {
      blockAt.push(at);
      blockMost.push(0);
      before = Buffer.alloc(0);
    }
    const sorted = places.sort((a, b) => people(b) - people(a) || a - b);
    blockMost.push(Math.max(blockMost.pop() ?? 0, people(sorted[0] ?? -1)));
    const shared = sharedBytes(before, key);
    const part = Buffer.concat([
      Buffer.from([shared, key.length - shared]),
      key.subarray(shared),
      ...[sorted.length, ...sorted].map(varint),
    ]);
    parts.push(part);
    at += part.length;
    before = key;
  });
  return packColumns({ names: keys.length, bytes: at } satisfies NamesAbout, {
    names: { kind: 'utf8', values: new Uint8Array(Buffer.concat(parts)) },
    blockAt: { kind: 'u32', values: Uint32Array.from(blockAt) },
    blockMost: { kind: 'u32', values: Uint32Array.from(blockMost) },
    ...nearColumns(
      cities,
      keys.map(({ name }) => name),
    ),
  });
}

/** Signatures of the principal names, for look-ups of names that are spelt otherwise. */
function nearColumns(cities: readonly City[], names: readonly string[]) {
  const principal = new Set(
    cities.flatMap(({ name, otherNames: [plain = name] }) => [foldName(name), foldName(plain)]),
  );
  const near = names
    .filter((name) => name.length > 3 && principal.has(name))
    .map((name) => ({ name, ...signatureOf(name) }))
    .sort((a, b) => a.letters - b.letters);
  const texts = near.map(({ name }) => Buffer.from(name));
  const textAt = new Uint32Array(near.length + 1);
  texts.forEach((text, i) => (textAt[i + 1] = (textAt[i] ?? 0) + text.length));
  return {
    nearTexts: { kind: 'utf8', values: new Uint8Array(Buffer.concat(texts)) },
    nearTextAt: { kind: 'u32', values: textAt },
    nearLetters: { kind: 'u32', values: Uint32Array.from(near, ({ letters }) => letters) },
    nearPairs: { kind: 'u32', values: Uint32Array.from(near, ({ pairs }) => pairs) },
  } as const;
}

function placesByName(cities: readonly City[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  cities.forEach(({ name, otherNames }, i) => {
    for (const folded of new Set([name, ...otherNames].map(foldName))) {
      if (folded === '' || Buffer.byteLength(folded) > LONGEST) continue;
      const places = found.get(folded) ?? new Set<number>();
      places.add(i);
      found.set(folded, places);
    }
  });
  return found;
}

function sharedBytes(a: Buffer, b: Buffer): number {
  const most = Math.min(a.length, b.length);
  let i = 0;
  while (i < most && a[i] === b[i]) i++;
  return i;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  bytes.push(rest);
  return Buffer.from(bytes);
}
