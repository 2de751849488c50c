import { readConfig, sourceSetting } from '../../config/env.ts';
import { Misuse, parsedLine } from '../commandLine/commandLine.ts';
import type { Connector } from '../../src/connectors/connector.ts';
import { connectors } from '../../src/connectors/index.ts';
import { sourceNamed } from '../../src/connectors/pipeline/sourceNames.ts';
import { createPipeline } from '../../src/connectors/pipeline/pipeline.ts';

/** Sources asked at the same time. */
const AT_ONCE = 6;

interface Row {
  readonly id: string;
  readonly state: string;
  readonly latencyMs: number | null;
  readonly newest: string | null;
  readonly licence: string;
  readonly note: string;
}

/** Calls every configured source once with its own example and prints a table. Ends with 1 when none answered. */
export async function checkSources(args: readonly string[]): Promise<number> {
  const { positionals: names } = parsedLine({
    usage: 'npm run -s sources -- check [ID ...]',
    words: [0, Infinity],
    args,
  });
  const chosen = names.length === 0 ? connectors : [...new Set(names.map(named))];
  const config = readConfig();
  const pipeline = createPipeline({
    connectors: chosen,
    atlas: [],
    offline: config.offline,
    settings: (id) => sourceSetting(config, id),
    clock: { now: () => Date.now() },
    userAgent: `geophysical-risk-intelligence/2.3.0 (${config.publicBaseUrl}; ${config.adminEmail})`,
  });
  await pipeline.ready;
  const rows: Row[] = [];
  const waiting = [...chosen];
  const work = async () => {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift())
      rows.push(await rowOf(pipeline, source));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  print(rows.toSorted((a, b) => a.id.localeCompare(b.id)));
  await pipeline.close();
  return rows.some(({ state }) => state === 'operational') ? 0 : 1;
}

function named(name: string): Connector {
  const source = sourceNamed(name);
  if (source !== undefined) return source;
  throw new Misuse(`no source is called ${name}; npm run -s sources -- list names them`);
}

async function rowOf(
  pipeline: ReturnType<typeof createPipeline>,
  source: (typeof connectors)[number],
): Promise<Row> {
  const parsed = await pipeline.check(source.id);
  const health = pipeline.health().find(({ id }) => id === source.id);
  const note =
    parsed?.outcome === 'unavailable' ? parsed.reason : (parsed?.outcome ?? health?.reason ?? '');
  const asked =
    parsed === undefined
      ? (health?.status ?? 'unconfigured')
      : parsed.outcome === 'unavailable'
        ? 'down'
        : 'operational';
  return {
    id: source.id,
    state: asked,
    latencyMs: health?.latencyMs ?? null,
    newest: health?.newest ?? null,
    licence: source.licence,
    note,
  };
}

function print(rows: readonly Row[]): void {
  const cells = (row: Row) => [
    row.id,
    row.state,
    row.latencyMs === null ? '' : `${row.latencyMs} ms`,
    row.newest ?? '',
    row.licence.slice(0, 40),
    row.note.slice(0, 70),
  ];
  const table = [
    ['source', 'state', 'latency', 'newest datum', 'licence', 'note'],
    ...rows.map(cells),
  ];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
