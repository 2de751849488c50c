import * as z from 'zod';
import { CMPS2_PER_G } from '../../../engines/ground/math/units.ts';
import { intensityOf } from '../../../engines/hazards/earthquake/intensity/worden12.ts';
import type { shakingOfEvent } from '../../../engines/ground/datasets/quakeFeeds.ts';
import type { Parsed } from '../connector.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { loose, numberIn as number, numberOf } from './values.ts';

type Shaking = z.output<typeof shakingOfEvent.answer>;

/** Strongest motions of an information file with their units: text under `PGA` in ShakeMap 4, numbers under `pga` in ShakeMap 3. */
const Motion = z.object({ max: z.unknown(), units: z.string().nullish() });
type Motion = z.output<typeof Motion>;
export const ShakemapInfo = z.object({
  input: z
    .object({
      event_information: z
        .object({
          magnitude: loose.number,
          depth: loose.number,
          latitude: loose.lat,
          longitude: loose.lon,
        })
        .nullish(),
    })
    .nullish(),
  output: z.object({ ground_motions: z.record(z.string(), z.unknown()) }),
  processing: z
    .object({
      shakemap_versions: z
        .object({
          map_version: z.union([z.string(), z.number()]).nullish().catch(null),
          process_time: loose.time,
        })
        .nullish(),
    })
    .nullish(),
});
/** Nothing known of the shaking. */
export const BLANK_SHAKING: Shaking = {
  magnitude: null,
  depthKm: null,
  lat: null,
  lon: null,
  maxIntensityMmi: null,
  maxPgaG: null,
  maxPgvCmps: null,
  pagerAlert: null,
  landslideAlert: null,
  liquefactionAlert: null,
  populationMmi: null,
  version: null,
};

/** In some files of the atlas the velocity is the natural logarithm of cm/s: no shaking of this intensity has so small a maximum. */
const LOG_PGV_BELOW = 6;
const STRONG_MMI = 7;
const MAX_G = 10;

/**
 * Acceleration without a unit, g: older maps write it in per cent of g. The intensity beside it tells, for the two readings are
 * some six degrees apart; without one, no ground ever moved by 10 g.
 */
export function accelerationG(value: unknown, mmi: unknown): number | null {
  const found = number(value, 0, 1000);
  const felt = number(mmi, 1, 12);
  if (found === null || found === 0) return found;
  const isOff = (g: number) =>
    Math.abs((intensityOf(g * CMPS2_PER_G, 'pga')?.value ?? 0) - (felt ?? 0));
  const isPercent = felt === null ? found > MAX_G : isOff(found / 100) < isOff(found);
  return isPercent ? found / 100 : found;
}

/** Velocity, cm/s, also where it was written as its logarithm. */
export function velocityCmps(value: unknown, mmi: unknown): number | null {
  const found = number(value, -20, 1000);
  return found !== null && found < LOG_PGV_BELOW && (numberOf(mmi) ?? 0) >= STRONG_MMI
    ? Math.exp(found)
    : found;
}

/** Units of an information file without any: per cent of g under the small letters of ShakeMap 3, g under the capitals of ShakeMap 4. @source ShakeMap manual, section info.json */
function maxG(name: string, { max, units }: Motion, mmi: number | null): number | null {
  const unit = units ?? (name === 'pga' ? '%g' : '');
  if (/^ln/i.test(unit)) {
    const logarithm = number(max, -20, 10);
    return logarithm === null ? null : Math.exp(logarithm) / (unit.includes('%') ? 100 : 1);
  }
  const found = number(max, 0, 1000);
  if (unit === 'g') return found;
  return /%|pct/i.test(unit) && found !== null ? found / 100 : accelerationG(max, mmi);
}

function maxCmps(motion: Motion | undefined, mmi: number | null): number | null {
  if (!/^ln/i.test(motion?.units ?? '')) return velocityCmps(motion?.max, mmi);
  const logarithm = number(motion?.max, -20, 10);
  return logarithm === null ? null : Math.exp(logarithm);
}

/** The strongest motions of an information file. */
export function fromShakemapInfo({
  input,
  output,
  processing,
}: z.output<typeof ShakemapInfo>): Parsed<Shaking> {
  const event = input?.event_information;
  const motion = (...names: string[]) => {
    for (const [name, raw] of Object.entries(output.ground_motions)) {
      const { data: found } = names.includes(name.toLowerCase()) ? Motion.safeParse(raw) : {};
      if (found !== undefined) return { name, ...found };
    }
    return undefined;
  };
  const [pga, pgv, intensity] = [motion('pga'), motion('pgv'), motion('mmi', 'intensity')];
  const maxIntensityMmi = number(intensity?.max, 0, 12);
  const maxPgaG = pga === undefined ? null : maxG(pga.name, pga, maxIntensityMmi);
  if (maxPgaG === null && maxIntensityMmi === null)
    return unavailable('the information file holds no shaking');
  const made = processing?.shakemap_versions;
  return data(
    {
      ...BLANK_SHAKING,
      magnitude: event?.magnitude ?? null,
      depthKm: event?.depth ?? null,
      lat: event?.latitude ?? null,
      lon: event?.longitude ?? null,
      maxIntensityMmi,
      maxPgaG,
      maxPgvCmps: maxCmps(pgv, maxIntensityMmi),
      version:
        typeof made?.map_version === 'number'
          ? String(made.map_version)
          : (made?.map_version ?? null),
    },
    made?.process_time ?? null,
  );
}
