import * as z from 'zod';
import { SCAN } from '../../../config/limits.ts';
import { KLASSES } from '../../../engines/systems/prospect/klass.ts';
import { PLAYS } from '../../../engines/systems/prospect/plays.ts';
import { provenance } from '../../core/evidence.ts';
import { TIERS } from './modules.ts';

const lat = z.number().min(-90).max(90).describe('Latitude, degrees north, WGS 84');
const lon = z
  .number()
  .min(-180)
  .max(180)
  .describe('Longitude, degrees east, WGS 84; 180 equals -180');
export const play = z.enum(PLAYS).meta({ id: 'ProspectPlay' });

/** A line of the catalog of modules. */
export const moduleLine = z
  .object({
    name: z.string().describe('Name of the module'),
    category: z.string().describe('Folder of the module'),
    tier: z.enum(TIERS).describe('How far it was checked'),
    title: z.string(),
    summary: z.string(),
    runnable: z.boolean().describe('Whether a latitude and a longitude are enough to run it'),
    path: z.string().nullable().describe('Its endpoint; null for a model without one of its own'),
    model: z.string().describe('Name of the model behind it'),
    version: z.string().describe('Version of the numbers'),
  })
  .meta({ id: 'WorkbenchModule' });

export const card = z
  .object({
    name: z.string(),
    version: z.string(),
    methodology: z.string().describe('How the number is made'),
    validity: z.string().describe('Where the model holds'),
    verification: z.string().describe('What the verification showed'),
    limits: z.array(z.string()).describe('Known limits and policy choices'),
  })
  .meta({ id: 'ModelCard' });

/** A run of a module, as the audit lists it. */
export const run = z
  .object({
    run_id: z.int(),
    module: z.string(),
    event: z.enum(['workbench.run_point', 'workbench.scan_point', 'workbench.og_scan']),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    outcome: z
      .string()
      .describe('`done`, `failed`, `late` or, for a scan, what came of its modules'),
    duration_ms: z.number().nullable(),
    account_id: z.int().nullable().describe('Who ran it'),
    at: z.string().describe('When, UTC'),
  })
  .meta({ id: 'WorkbenchRun' });

export const RunPointReq = z
  .object({
    module: z.string().min(1).max(120).describe('Name of the module, as the catalog lists it'),
    lat,
    lon,
    inputs: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('Further inputs of the module, by the names of its schema'),
  })
  .meta({ id: 'RunPointReq' });

export const ScanPointReq = z
  .object({
    lat,
    lon,
    limit: z
      .int()
      .min(1)
      .max(500)
      .default(60)
      .describe(
        'At most this many runnable modules, in the order of the catalog, single ground-motion models last',
      ),
    category: z.string().max(60).optional().describe('Only modules of this category'),
    modules: z.array(z.string().max(120)).max(500).optional().describe('Only these modules'),
  })
  .meta({ id: 'ScanPointReq' });

/** What came of one module. */
export const moduleOutcome = z
  .object({
    module: z.string(),
    outcome: z.enum(['done', 'failed', 'late']),
    duration_ms: z.number().describe('Time to its answer or to the deadline'),
    result: z.record(z.string(), z.unknown()).nullable().describe('Its answer; null without one'),
    reason: z.string().optional().describe('Why there is no answer'),
  })
  .meta({ id: 'ModuleOutcome' });

const cellDeg = z
  .number()
  .min(0.005)
  .max(10)
  .default(0.1)
  .describe('Side of a cell, degrees; the model itself resolves a quarter of a degree');

export const OgScanReq = z
  .object({
    south: lat.describe('Southern edge, degrees'),
    west: lon.describe('Western edge, degrees'),
    north: lat.describe('Northern edge, degrees'),
    east: lon.describe('Eastern edge, degrees; less than west crosses the antimeridian'),
    cell_deg: cellDeg,
    play: play.default('oil_gas').describe('What is looked for'),
    top: z
      .int()
      .min(1)
      .max(SCAN.maxTop)
      .default(100)
      .describe('How many of the best cells the result names'),
  })
  .superRefine(({ south, north, west, east, cell_deg }, check) => {
    if (south >= north)
      check.addIssue({ code: 'custom', path: ['south'], message: 'south must lie below north' });
    const width = east > west ? east - west : east + 360 - west;
    const rows = Math.ceil((north - south) / cell_deg);
    const columns = Math.ceil(width / cell_deg);
    if (rows * columns <= SCAN.maxCells) return;
    const least = Math.sqrt(((north - south) * width) / SCAN.maxCells);
    check.addIssue({
      code: 'custom',
      path: ['cell_deg'],
      message: `the scan has ${rows * columns} cells and may have ${SCAN.maxCells}: use cells of ${Math.ceil(least * 1e4) / 1e4} degrees or more, or a smaller area`,
    });
  })
  .meta({ id: 'OgScanReq' });

const rankedCell = z
  .object({
    lat: z.number(),
    lon: z.number(),
    klass: z
      .enum(KLASSES)
      .describe('A: best 2 % of the study area, B: to 5 %, C: to 10 %, D: to 25 %, E: the rest'),
    klass_low: z.enum(KLASSES).describe('Class at the lower end of the interval'),
    klass_high: z.enum(KLASSES).describe('Class at the upper end of the interval'),
    composite_score: z
      .number()
      .describe('Share of the study area that is less favourable, 0 to 100'),
    score_p10: z.number(),
    score_p90: z.number(),
    probability: z.number().describe('Chance of a large deposit within 100 km² about the cell'),
    probability_p10: z.number(),
    probability_p90: z.number(),
  })
  .meta({ id: 'ProspectCell' });

/** What a scan of a grid leaves. */
export const scanResult = z
  .object({
    play,
    cells: z.int().describe('Cells in all'),
    cells_outside: z.int().describe('Cells outside the study area, which have no score'),
    rows: z.int(),
    columns: z.int(),
    by_klass: z.record(z.string(), z.int()).describe('Cells of each class'),
    best: z.array(rankedCell).describe('The best cells, best first'),
    kml: z.string().describe('Path of the whole grid as KML'),
    warnings: z.array(z.string()),
    provenance,
  })
  .meta({ id: 'OgScanResult' });
