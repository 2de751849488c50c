import { namesInOrder } from './canonicalJson.ts';
import { roundReply } from './round.ts';

/** An answer as it is hashed, kept and sent: each member written once. */
export interface WrittenReply {
  /** Rounded. */
  readonly reply: Record<string, unknown>;
  /** Its texts; undefined where only the general way can write it. */
  readonly texts: Texts | undefined;
}

/**
 * Rounds an answer and writes it: as canonical JSON (RFC 8785), and with its members and theirs in the order that they came in, which puts the
 * quantity first for whoever reads it. What lies deeper is sent as it is hashed.
 */
export function writeReply(full: object): WrittenReply {
  let isPlain = true;
  const reply = roundReply(full, (value, under, depth) => {
    const shape = namesInOrder(value, under);
    if (shape.hasIndex || shape.names.includes('__proto__')) isPlain = false;
    return depth < 2 ? shape.given : shape.names;
  }) as Record<string, unknown>;
  return { reply, texts: isPlain ? textsOf(reply, '', true) : undefined };
}

interface Texts {
  readonly canonical: string;
  readonly sent: string;
}

/** The two texts of an object whose members hold theirs in canonical order; with `isOuter`, those of its members once more. */
function textsOf(value: object, under: string, isOuter: boolean): Texts {
  const { names, given } = namesInOrder(value, under);
  const parts = new Map<string, Texts>();
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of given) {
    const member = members[name];
    const split = isOuter && isUnordered(member, name);
    const text = split ? undefined : JSON.stringify(member);
    const { canonical, sent } =
      text === undefined ? textsOf(member as object, name, false) : { canonical: text, sent: text };
    const key = `${JSON.stringify(name)}:`;
    parts.set(name, { canonical: key + canonical, sent: key + sent });
  }
  const canonical = names.map((name) => parts.get(name)?.canonical ?? '');
  const sent = given.map((name) => parts.get(name)?.sent ?? '');
  return { canonical: `{${canonical.join(',')}}`, sent: `{${sent.join(',')}}` };
}

/** An object whose members did not come in canonical order. */
function isUnordered(member: unknown, under: string): boolean {
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return false;
  const { names, given } = namesInOrder(member, under);
  return names.some((name, i) => name !== given[i]);
}

/** Texts of answers, for the surface that sends them: an answer that nothing changed on its way is not written again. */
const texts = new WeakMap<object, string>();

/** Notes the JSON text of an answer. */
export function noteText(answer: object, text: string): void {
  texts.set(answer, text);
}

/** The JSON text of a value: the noted one, or written now. */
export function jsonTextOf(value: unknown): string {
  const noted = typeof value === 'object' && value !== null ? texts.get(value) : undefined;
  return noted ?? JSON.stringify(value);
}
