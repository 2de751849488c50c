import { namesInOrder } from './canonicalJson.ts';
import { inTurns } from './inTurns.ts';
import { PIECE_CHARACTERS, TextLine, type JsonPieces, type JsonText } from './jsonText.ts';
import { roundReply, type LongList } from './round.ts';
import { sharedCopyOf, sharedListText, sharedTextOf } from './sharedPart.ts';

/** An answer as it is hashed, kept and sent: each member written once. */
export interface WrittenReply {
  /** Rounded. */
  readonly reply: Record<string, unknown>;
  /** Its texts; undefined where only the general way can write it. */
  readonly texts: Texts | undefined;
}

/**
 * Rounds an answer and writes it: as canonical JSON (RFC 8785), and with its members and theirs in the order that they came in, which puts the
 * quantity first for whoever reads it. What lies deeper is sent as it is hashed. Long lists are written in turns with other requests, long texts of
 * them as bytes, which both texts share.
 */
export function writeReply(full: object): WrittenReply | Promise<WrittenReply> {
  let isPlain = true;
  const long: LongList[] = [];
  const order = (value: object, under: string, depth: number): readonly string[] => {
    const shape = namesInOrder(value, under);
    if (shape.hasIndex || shape.names.includes('__proto__')) isPlain = false;
    return depth < 2 ? shape.given : shape.names;
  };
  const how = { namesOf: order, postponed: long, madeBefore: sharedCopyOf };
  const reply = roundReply(full, how) as Record<string, unknown>;
  const written = (lists: ListTexts): WrittenReply => ({
    reply,
    texts: isPlain ? textsOf(reply, '', { isOuter: true, lists }) : undefined,
  });
  return long.length === 0 ? written(NO_LISTS) : writeLists(long).then(written);
}

/** Texts of long lists by their rounded copies. */
type ListTexts = ReadonlyMap<unknown, JsonText>;

const NO_LISTS: ListTexts = new Map();

/** Rounds the items of long lists in turns with other requests, and writes them. */
async function writeLists(long: readonly LongList[]): Promise<ListTexts> {
  const lists = new Map<unknown, JsonText>();
  for (const list of long) lists.set(list.rounded, await writeList(list));
  return lists;
}

/** POLICY: characters from which the rest of a list is made bytes at once, not with the whole answer. */
const REST_CHARACTERS = 50_000;

/** What stands in a list many times is written once. */
async function writeList({ items, rounded, round }: LongList): Promise<JsonText> {
  const made = new Map<unknown, { readonly item: unknown; readonly text: string }>();
  const line = new TextLine();
  let texts: string[] = [];
  let characters = 0;
  await inTurns(items, (given) => {
    let one = made.get(given);
    if (!one) {
      const item = round(given);
      made.set(given, (one = { item, text: sharedTextOf(item) ?? JSON.stringify(item) ?? 'null' }));
    }
    texts.push(`${rounded.length === 0 ? '[' : ','}${one.text}`);
    rounded.push(one.item);
    characters += one.text.length;
    if (characters < PIECE_CHARACTERS) return;
    line.add(Buffer.from(texts.join('')));
    [texts, characters] = [[], 0];
  });
  const rest = `${texts.join('')}]`;
  return line.add(rest.length < REST_CHARACTERS ? rest : Buffer.from(rest)).text;
}

/** Both in pieces, of which they share most: an answer waits for the database with its members' texts once. */
interface Texts {
  readonly canonical: JsonPieces;
  readonly sent: JsonPieces;
}

/** A member with its name. */
interface Part {
  readonly key: string;
  readonly canonical: JsonText;
  readonly sent: JsonText;
}

interface Writing {
  readonly isOuter: boolean;
  readonly lists: ListTexts;
}

/** The two texts of an object whose members hold theirs in canonical order; with `isOuter`, those of its members once more. */
function textsOf(value: object, under: string, how: Writing): Texts {
  const { isOuter, lists } = how;
  const { names, given } = namesInOrder(value, under);
  const parts = new Map<string, Part>();
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of given) {
    const member = members[name];
    const split = isOuter && (isUnordered(member, name) || holdsLong(member, lists));
    const text = split ? undefined : (lists.get(member) ?? memberText(member));
    const { canonical, sent } =
      text === undefined
        ? textsOf(member as object, name, { isOuter: false, lists })
        : { canonical: text, sent: text };
    parts.set(name, { key: keyOf(name), canonical, sent });
  }
  return { canonical: bracedOf(names, parts, 'canonical'), sent: bracedOf(given, parts, 'sent') };
}

/** The names of members as they are written: the outer ones of all answers are few. */
const keys = new Map<string, string>();
/** POLICY: several times as many; what is more was named by callers. */
const MOST_KEYS = 2_000;

function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = `${JSON.stringify(name)}:`;
  if (keys.size < MOST_KEYS) keys.set(name, key);
  return key;
}

/** A list of what many answers have in common is written once for all of them. */
function memberText(member: unknown): string {
  return (Array.isArray(member) ? sharedListText(member) : undefined) ?? JSON.stringify(member);
}

/** Members as an object. */
function bracedOf(
  names: readonly string[],
  parts: ReadonlyMap<string, Part>,
  which: keyof Texts,
): JsonPieces {
  const line = new TextLine();
  let before = '{';
  for (const name of names) {
    const part = parts.get(name);
    if (!part) continue;
    line.add(before).add(part.key).add(part[which]);
    before = ',';
  }
  return line.add(before === '{' ? '{}' : '}').pieces;
}

/** An object whose members did not come in canonical order. */
function isUnordered(member: unknown, under: string): boolean {
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return false;
  const { names, given } = namesInOrder(member, under);
  return names.some((name, i) => name !== given[i]);
}

/** An object with a long list among its members. */
function holdsLong(member: unknown, lists: ListTexts): boolean {
  if (lists.size === 0 || typeof member !== 'object' || member === null) return false;
  return !Array.isArray(member) && Object.values(member).some((one) => lists.has(one));
}

/**
 * Where an answer carries its text, for the surface that sends it: an answer that nothing changed on its way is not written again, and a copy has
 * none. Not a weak map: a collection of the young generation takes the values of an old one for living and copies every text once.
 */
const TEXT = Symbol('JSON text');

/** Notes the JSON text of an answer; one that is frozen is written again where it is sent. */
export function noteText(answer: object, text: JsonText): void {
  if (!Object.isExtensible(answer)) return;
  Object.defineProperty(answer, TEXT, { value: text, configurable: true });
}

/** The noted JSON text of a value; undefined where none is. */
export function notedTextOf(value: unknown): JsonText | undefined {
  return (value as { readonly [TEXT]?: JsonText } | null | undefined)?.[TEXT];
}

/** The JSON text of a value: the noted one, or written now. */
export function jsonTextOf(value: unknown): JsonText {
  return notedTextOf(value) ?? JSON.stringify(value);
}
