import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './env.ts';

const LENGTHS = ['m', 'dm', 'cm', 'ft'] as const;

const common = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens, such as my-dem')
    .max(60),
  /** A path (beginning at DATA_DIR where it is relative) or an address. */
  source: z.string().min(1).max(2000),
  band: z.int().min(1).max(10_000).default(1).describe('Band of the file, from 1'),
  scale: z
    .number()
    .refine((scale) => scale !== 0, 'must not be 0')
    .optional()
    .describe('Absent: what the file says'),
  offset: z
    .number()
    .optional()
    .describe('Added after `scale`, in `unit`. Absent: what the file says'),
  noData: z.number().optional().describe('Where the file does not say which value means no data'),
  date: z.iso.date().describe('Day that the data describe'),
  title: z.string().min(1).max(200),
  provider: z.string().min(1).max(200),
  home: z.url({ protocol: /^https?$/, error: 'must be an address beginning with http(s)://' }),
  licence: z.string().min(1).max(200),
  attribution: z.string().min(1).max(500),
};

/** One file that the operator puts before the sources of a dataset. */
const gridEntry = z.discriminatedUnion('dataset', [
  z.strictObject({
    ...common,
    dataset: z.literal('elevation'),
    unit: z.enum(LENGTHS),
    sigma: z.number().positive().max(1000).describe('One standard deviation, m'),
  }),
  z.strictObject({
    ...common,
    dataset: z.literal('soil'),
    unit: z.enum(['m/s', 'km/s']),
    sigma: z.number().positive().max(2).describe('Standard deviation of the natural logarithm'),
  }),
  z.strictObject({
    ...common,
    dataset: z.literal('flood_depth'),
    cause: z.enum(['river', 'sea', 'rain']).describe('What floods; defences as the map has them'),
    unit: z.enum(LENGTHS),
    sigma: z.number().positive().max(10).describe('One standard deviation of a depth, m'),
    layers: z
      .array(
        z.strictObject({
          return_period_years: z.number().min(1.01).max(1e6),
          source: z.string().min(1).max(2000).optional().describe('Where it is another file'),
          band: z.int().min(1).max(10_000).default(1),
        }),
      )
      .min(1)
      .max(30)
      .refine(
        (layers) => new Set(layers.map((one) => one.return_period_years)).size === layers.length,
        'must name each return period once',
      ),
  }),
  z.strictObject({
    ...common,
    dataset: z.literal('land_cover'),
    unit: z.literal('class').default('class'),
    legend: z.enum(['globcover2009', 'worldcover']),
    sigma: z.number().min(0).max(0.9).describe('Share of pixels whose class is wrong'),
  }),
  z.strictObject({
    ...common,
    dataset: z.literal('table'),
    table: z.string().min(1).max(60).describe('Id of a dataset that an embedded table answers'),
    member: z.string().min(1).max(60).describe('Number of its answer that the grid holds'),
    sigmaMember: z.string().min(1).max(60).optional().describe('Number of its answer for `sigma`'),
    unit: z.literal('as is').default('as is'),
    sigma: z.number().positive().describe('Goes into `sigmaMember` as it is'),
  }),
]);
export type GridEntry = z.output<typeof gridEntry>;

/**
 * The operator's own grids: `DATA_DIR/grids.json`, a list in the order in which they are asked.
 *
 * @returns an empty list where there is no such file
 * @throws ConfigError naming every entry that cannot be used, and what would be right
 */
export function readGrids(dataDir: string): readonly GridEntry[] {
  const file = join(dataDir, 'grids.json');
  const text = textOf(file);
  if (text === undefined) return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${file} is no JSON: ${String(error)}`);
  }
  if (!Array.isArray(list)) throw new ConfigError(`${file} must hold a list of grids`);
  const problems: string[] = [];
  const entries: GridEntry[] = [];
  for (const [index, one] of list.entries()) {
    const parsed = gridEntry.safeParse(one);
    if (parsed.success) entries.push(parsed.data);
    else
      for (const { path, message } of parsed.error.issues)
        problems.push(`${file}: ${nameOf(one, index)}: ${[...path, message].join(' ')}`);
  }
  const seen = new Set<string>();
  for (const { id } of entries)
    if (seen.has(id)) problems.push(`${file}: ${id} stands there twice`);
    else seen.add(id);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return entries;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ConfigError(`${file} cannot be read: ${String(error)}`);
  }
}

function nameOf(entry: unknown, index: number): string {
  return typeof entry === 'object' &&
    entry !== null &&
    'id' in entry &&
    typeof entry.id === 'string'
    ? entry.id
    : `entry ${index + 1}`;
}
