import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Row } from './binding.ts';

/** Files that feed another table of their folder and hold nothing to judge. */
const INPUTS: ReadonlySet<string> = new Set([
  'drought/spi_spei_inputs',
  'expected_loss/country_points_input',
  'expected_loss/county_points_input',
  'fire_weather/fwi_sequence_inputs',
  'seismicity/weichert_synthetic_catalogue',
  'seismicity/gk_small_catalogue_case',
  'usgs_events/trigger_catalogue',
]);

/**
 * Names every table to be judged under a folder, `<topic>/<name>.csv`, in alphabetical order; files that only feed others are left out.
 *
 * @param wanted  topics to look into; all of them where empty
 * @throws where the folder cannot be read
 */
export function findTables(
  root: string,
  wanted: readonly string[],
): { topic: string; name: string; dir: string }[] {
  const folders = readdirSync(root).filter((name) => statSync(join(root, name)).isDirectory());
  const topics = folders.filter((name) => wanted.length === 0 || wanted.includes(name)).toSorted();
  return topics.flatMap((topic) => {
    const dir = resolve(root, topic);
    const files = readdirSync(dir).filter((file) => file.endsWith('.csv'));
    const names = files.map((file) => file.slice(0, -'.csv'.length)).toSorted();
    return names
      .filter((name) => !INPUTS.has(`${topic}/${name}`))
      .map((name) => ({ topic, name, dir }));
  });
}

/** Reads a CSV file as rows of text, with or without a byte-order mark. */
export function readCsv(path: string): { columns: readonly string[]; rows: readonly Row[] } {
  let columns: string[] = [];
  const rows = parse<Row>(readFileSync(path), {
    bom: true,
    columns: (header: string[]) => (columns = header.map((name) => name.trim())),
    skip_empty_lines: true,
  });
  return { columns, rows };
}
