import { namesInOrder } from './canonicalJson.ts';
import { inTurns } from './inTurns.ts';
import { PIECE_CHARACTERS, TextLine, type JsonText } from './jsonText.ts';
import { roundReply, type LongList } from './round.ts';

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
  const reply = roundReply(full, order, long) as Record<string, unknown>;
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
      made.set(given, (one = { item, text: JSON.stringify(item) ?? 'null' }));
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

interface Texts {
  readonly canonical: JsonText;
  readonly sent: JsonText;
}

/** A member with its name. */
interface Part extends Texts {
  readonly key: string;
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
    const text = split ? undefined : (lists.get(member) ?? JSON.stringify(member));
    const { canonical, sent } =
      text === undefined
        ? textsOf(member as object, name, { isOuter: false, lists })
        : { canonical: text, sent: text };
    parts.set(name, { key: `${JSON.stringify(name)}:`, canonical, sent });
  }
  return { canonical: bracedOf(names, parts, 'canonical'), sent: bracedOf(given, parts, 'sent') };
}

/** Members as an object. */
function bracedOf(
  names: readonly string[],
  parts: ReadonlyMap<string, Part>,
  which: keyof Texts,
): JsonText {
  const line = new TextLine();
  let before = '';
  line.add('{');
  for (const name of names) {
    const part = parts.get(name);
    if (!part) continue;
    line.add(before + part.key).add(part[which]);
    before = ',';
  }
  return line.add('}').text;
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
