import { BODY } from '../../config/limits.ts';
import { ValidationFailure } from './validation.ts';

/**
 * JSON as any surface may accept it: well-formed, and nested no deeper than `BODY.nesting`.
 *
 * @throws ValidationFailure `json_invalid`, with the position of the error
 */
export function parsedJson(bytes: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8', hasMark(bytes) ? MARK.length : 0));
  } catch (error) {
    throw jsonInvalid(positionOf(error), `JSON decode error: ${reasonOf(error)}`);
  }
  if (isDeeperThan(value, BODY.nesting)) throw tooDeep();
  return value;
}

/** The mark of byte order, which some programs write before UTF-8 and a reader may pass over. @source RFC 8259, 8.1 */
const MARK = Buffer.from('\uFEFF');
const hasMark = (bytes: Buffer): boolean => bytes.subarray(0, MARK.length).equals(MARK);

/** What is wrong with the text, without the piece of it that the parser quotes. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, (?:\.\.\.)?"[\s\S]*$/, '') : 'malformed';
}

function positionOf(error: unknown): number {
  return Number(/position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);
}

function jsonInvalid(position: number, msg: string): ValidationFailure {
  return new ValidationFailure([{ loc: ['body', position], msg, type: 'json_invalid' }]);
}

/** Whether data is nested deeper than so many levels. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (levels === 0) return true;
  for (const key in value)
    if (isDeeperThan((value as Record<string, unknown>)[key], levels - 1)) return true;
  return false;
}

/** The failure of data that is nested too deeply. */
export function tooDeep(): ValidationFailure {
  return jsonInvalid(0, `JSON decode error: nested more than ${BODY.nesting} levels deep`);
}
