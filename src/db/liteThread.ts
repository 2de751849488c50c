import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { PGlite, protocol } from '@electric-sql/pglite';
import { giveBackMemory } from '../core/giveBackMemory.ts';
import { bareLite } from './bareLite.ts';
import type { BoundStatement, LiteFailure, LiteQuestion, LiteStart } from './liteMessages.ts';

/** Making a new database leaves some 400 MB behind; by then the start is over. */
const TIDY_AFTER_MS = 2_000;

/** Bytes that can be handed over to another thread. */
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The entry of a thread that holds the embedded database and answers what `ThreadedLite` asks, one thing after the other. It loads
 * the database's code at once and speaks only when it is asked: what it said before anybody listens would be lost.
 */
function main(port: MessagePort): void {
  const loading = load();
  let last: Promise<Opened | undefined> = loading.then(
    () => undefined,
    () => undefined,
  );
  port.on('message', (question: LiteQuestion) => {
    last = last.then((opened) => answer(port, question, { loading, opened }));
  });
}

/** What a database is made of. */
interface Code {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly Lite: typeof PGlite;
  readonly serialize: (typeof protocol)['serialize'];
}

/** An open database. */
interface Opened extends Pick<Code, 'serialize'> {
  readonly lite: PGlite;
}

/** The database's code is compiled while what surrounds it is loaded. */
async function load(): Promise<Code> {
  const [pgliteWasmModule, { PGlite: whole, protocol: messages }] = await Promise.all([
    compiled(),
    import('@electric-sql/pglite'),
  ]);
  return { pgliteWasmModule, Lite: bareLite(whole), serialize: messages.serialize };
}

async function open(
  { pgliteWasmModule, Lite, serialize }: Code,
  { dataDir, startParams, template }: LiteStart,
): Promise<Opened> {
  const lite = new Lite({
    dataDir,
    pgliteWasmModule,
    startParams: [...Lite.defaultStartParams, ...startParams],
    ...(template ? { loadDataDir: template } : {}),
  });
  await lite.waitReady;
  setTimeout(tidy, TIDY_AFTER_MS).unref();
  return { lite, serialize };
}

/** Lets go of what a start leaves behind, and of the compiled code that Node read for it. */
function tidy(): void {
  flushCompileCache();
  giveBackMemory();
}

/**
 * Bytes of its code that a function of WebAssembly runs before V8 compiles it anew and better, which takes the cores that a start
 * needs. Functions are given their budget when their code is taken in, so others keep the usual one of V8 14.
 */
const TIERING_BUDGET = { usual: 13_000_000, ofDatabase: 200_000_000 } as const;

function setTieringBudget(bytes: number): void {
  setFlagsFromString(`--wasm-tiering-budget=${bytes}`);
}

/** The database's code, as PGlite has it beside its own. */
async function compiled(): Promise<WebAssembly.Module> {
  const beside = import.meta.resolve('@electric-sql/pglite');
  const bytes = await readFile(new URL('pglite.wasm', beside));
  setTieringBudget(TIERING_BUDGET.ofDatabase);
  try {
    return await WebAssembly.compile(bytes);
  } finally {
    setTieringBudget(TIERING_BUDGET.usual);
  }
}

async function done(
  { lite, serialize }: Opened,
  question: Exclude<LiteQuestion, { readonly kind: 'open' }>,
): Promise<Bytes> {
  switch (question.kind) {
    case 'exchange':
      return exchanged(lite, question.message);
    case 'run':
      return exchanged(lite, messageOf(question, serialize));
    case 'dump':
      return new Uint8Array(await (await lite.dumpDataDir(question.compression)).arrayBuffer());
    case 'close':
      await lite.close();
      return new Uint8Array();
  }
}

/** A statement whose values are too large for others to write. */
function messageOf(
  { statement, values }: BoundStatement,
  { bind, execute, sync }: Opened['serialize'],
): Uint8Array {
  return Buffer.concat([bind({ statement, values: values as string[] }), execute({}), sync()]);
}

/** Messages to the database and all that it replies, not looked at: whoever asked reads them. */
async function exchanged(lite: PGlite, message: Uint8Array): Promise<Bytes> {
  const parts: Bytes[] = [];
  // What is handed over lies in the database's own memory and is gone with the next step.
  const onRawData = (part: Uint8Array) => void parts.push(part.slice());
  await lite.execProtocolRawStream(message, { syncToFs: false, onRawData });
  const [first = new Uint8Array()] = parts;
  return parts.length > 1 ? joined(parts) : first;
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Sends what a question brings, or why it brings nothing. @returns the database that is open now */
async function answer(
  port: MessagePort,
  question: LiteQuestion,
  known: { readonly loading: Promise<Code>; readonly opened: Opened | undefined },
): Promise<Opened | undefined> {
  let { opened } = known;
  try {
    if (question.kind === 'open') opened = await open(await known.loading, question);
    if (!opened) throw new Error('no database is open');
    const bytes = question.kind === 'open' ? new Uint8Array() : await done(opened, question);
    // Handed over, where the buffer holds nothing else.
    const isWhole = bytes.byteLength === bytes.buffer.byteLength;
    port.postMessage({ id: question.id, bytes }, isWhole ? [bytes.buffer] : []);
  } catch (error) {
    port.postMessage({ id: question.id, failure: failureOf(error) });
  }
  return opened;
}

function failureOf(error: unknown): LiteFailure {
  const { name, message, code, errno } = error as Partial<LiteFailure>;
  return {
    name: String(name ?? 'Error'),
    message: String(message ?? error),
    ...(code === undefined ? {} : { code }),
    ...(errno === undefined ? {} : { errno }),
  };
}

if (parentPort) main(parentPort);
