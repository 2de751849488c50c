import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command takes. */
export interface CommandShape<O extends Options> {
  /** What `--help` prints. */
  readonly usage: string;
  readonly options?: O;
  /** How many words it takes besides options; none where absent. */
  readonly words?: readonly [least: number, most: number];
  readonly args?: readonly string[];
}

/** The command line cannot be used; the message says why, in one line. */
export class Misuse extends Error {}

/**
 * The options and words of a command line. `--help` prints the usage and ends with 0; what cannot be used is told in one line and
 * ends with 2, before anything is begun.
 */
export function commandLine<const O extends Options = Record<never, never>>(
  shape: CommandShape<O>,
) {
  try {
    return parsedLine(shape);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** The same, for commands within a command. @throws Misuse */
export function parsedLine<const O extends Options = Record<never, never>>({
  usage,
  options,
  words: [least, most] = [0, 0],
  args = process.argv.slice(2),
}: CommandShape<O>) {
  if (asksHelp(args)) {
    console.log(usage);
    process.exit(0);
  }
  const { values, positionals } = parsed(args, options ?? ({} as O));
  if (positionals.length < least || positionals.length > most)
    throw new Misuse(
      `${positionals.length < least ? 'something is missing' : `${positionals[most]} is one word too many`}: ${firstLine(usage)}`,
    );
  return { values, positionals };
}

export const asksHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');

const firstLine = (usage: string): string => usage.split('\n', 1)[0] ?? '';

function parsed<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Misuse(`${said.replace(/\. To specify[\s\S]*/, '')}; --help tells what there is`);
  }
}

/** The number of an option. @throws Misuse */
export function numberOption(
  name: string,
  text: string,
  [least, most]: readonly [number, number],
): number {
  const value = text.trim() === '' ? NaN : Number(text);
  if (value >= least && value <= most) return value;
  throw new Misuse(`--${name} must be a number from ${least} to ${most}, not ${text}`);
}

/** Ends with one line where a reading of options fails. */
export function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
