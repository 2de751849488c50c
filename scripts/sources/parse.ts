import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import { Misuse, numberOption, parsedLine } from '../commandLine/commandLine.ts';
import { connectors } from '../../src/connectors/index.ts';
import type { Connector } from '../../src/connectors/connector.ts';
import { recordsOf, tooLarge } from '../../src/connectors/pipeline/readPayload.ts';
import {
  mostBytesNear,
  readSaved,
  type SavedReading,
} from '../../src/connectors/pipeline/savedPayload.ts';
import { siblingsOf, sourceNamed } from '../../src/connectors/pipeline/sourceNames.ts';

export const PARSE_USAGE = `npm run -s sources -- parse ID FILE [DATASET] [--status N] [--query JSON]
                                              reads a saved payload (a reply, a VCR cassette or an HTTP archive) with the parsers of a source;
                                              --status: the status that came with it; --query: the question that it answers, such as {"lat":40,"lon":-111}`;

const Query = z.record(z.string(), z.unknown());

/** `parse ID FILE`: one line of JSON with outcome, number of records, a sample and who read it. Ends with 2 where there is nothing to read. */
export async function parsePayload(rest: readonly string[]): Promise<number> {
  const { name, file, ...about } = argumentsOf(rest);
  const source = sourceNamed(name);
  if (source === undefined)
    return complain(
      `no source is called ${name}; known: ${connectors.map((each) => each.id).join(' ')}`,
    );
  const serves = [source, ...siblingsOf(source)].flatMap((each) => each.serves);
  const known = [...new Set(serves.map(({ dataset }) => dataset.id))];
  if (about.datasetId !== undefined && !known.includes(about.datasetId))
    return complain(`${source.id} has no dataset ${about.datasetId}; it has ${known.join(', ')}`);
  const reading = await readFileOf(source, file, about);
  if (typeof reading === 'string') return complain(reading);
  const { parsed, dataset } = reading;
  const records = parsed.outcome === 'data' ? recordsOf(parsed.value) : [];
  const more = parsed.outcome === 'unavailable' ? { reason: parsed.reason } : { asOf: parsed.asOf };
  console.log(
    JSON.stringify({
      outcome: parsed.outcome,
      records: records.length,
      sample: records[0] ?? null,
      source: reading.source,
      ...(name === reading.source ? {} : { asked: name }),
      dataset,
      ...more,
    }),
  );
  return 0;
}

interface Asked {
  readonly name: string;
  readonly file: string;
  readonly datasetId: string | undefined;
  readonly status: number | undefined;
  readonly query: Readonly<Record<string, unknown>> | undefined;
}

/** @throws Misuse where they cannot be used */
function argumentsOf(args: readonly string[]): Asked {
  const { positionals, values } = parsedLine({
    usage: PARSE_USAGE,
    words: [2, 3],
    options: { status: { type: 'string' }, query: { type: 'string' } },
    args,
  });
  const [name = '', file = '', datasetId] = positionals;
  const status =
    values.status === undefined ? undefined : numberOption('status', values.status, [100, 599]);
  return { name, file, datasetId, status, query: queryOf(values.query) };
}

function queryOf(text: string | undefined): Asked['query'] {
  if (text === undefined) return undefined;
  try {
    return Query.parse(JSON.parse(text));
  } catch {
    throw new Misuse('--query takes an object in JSON, such as {"lat":40,"lon":-111}');
  }
}

/** A file that is larger than any parser takes is not even read. */
async function readFileOf(
  source: Connector,
  file: string,
  about: Omit<Asked, 'name' | 'file'>,
): Promise<SavedReading | string> {
  try {
    const { size } = await stat(file);
    const limit = mostBytesNear(source);
    if (size > limit) return { source: source.id, dataset: null, parsed: tooLarge(limit) };
    return readSaved(source, await readFile(file), about);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return `there is no file ${file}`;
    if (code === 'EISDIR') return `${file} is a folder, not a file`;
    if (code === 'EACCES') return `${file} may not be read`;
    throw error;
  }
}

function complain(message: string): number {
  console.error(message);
  return 2;
}
