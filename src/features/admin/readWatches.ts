import { isKnown } from '../../../engines/facts.ts';
import { airQuality } from '../../../engines/ground/datasets/air.ts';
import { groundwaterLevels } from '../../../engines/ground/datasets/groundwater.ts';
import { isInRings } from '../../../engines/ground/earth/polygon.ts';
import { drawdownOf } from '../../../engines/systems/droughtPilot/drawdown.ts';
import { dustClassOf } from '../../../engines/systems/droughtPilot/dust.ts';
import { PILOT_ZONES } from '../../../engines/systems/droughtPilot/zones.ts';
import type { Services } from '../../core/context.ts';
import { keepWatch, type DrawdownReading, type DustReading } from './pilotWatches.ts';

/** Box Elder County, degrees. */
const COUNTY = { south: 41.0, west: -114.05, north: 42.0, east: -111.9 } as const;
/** POLICY. Years of levels that a trend is made of. */
const YEARS = 12;

type Reads = Pick<Services, 'database' | 'ask' | 'clock'>;

/**
 * Reads the levels of the county's wells and the dust over each zone. What does not answer leaves no reading.
 *
 * @returns how many zones were read
 */
export async function readWatches(
  services: Reads,
  signal: AbortSignal,
): Promise<{ readonly drawdown: number; readonly dust: number }> {
  const day = new Date(services.clock.now()).toISOString().slice(0, 10);
  const drawdown = await readLevels(services, day, signal);
  let dust = 0;
  for (const { id, lat, lon } of PILOT_ZONES) {
    if (signal.aborted) break;
    const reading = await dustAt({ lat, lon }, services, signal);
    if (!reading) continue;
    await keepWatch(services, { zone: id, day, watch: 'dust', reading });
    dust++;
  }
  return { drawdown, dust };
}

async function readLevels(services: Reads, day: string, signal: AbortSignal): Promise<number> {
  const from = `${Number(day.slice(0, 4)) - YEARS}-01-01`;
  const fact = await services.ask(groundwaterLevels({ ...COUNTY, from }), signal);
  if (!isKnown(fact)) return 0;
  let read = 0;
  for (const { id, outline } of PILOT_ZONES) {
    const found = drawdownOf(fact.value.levels.filter((level) => isInRings(level, [outline])));
    if (!found) continue;
    const reading: DrawdownReading = { ...found, source: fact.source };
    await keepWatch(services, { zone: id, day, watch: 'drawdown', reading });
    read++;
  }
  return read;
}

async function dustAt(
  at: { readonly lat: number; readonly lon: number },
  { ask }: Reads,
  signal: AbortSignal,
): Promise<DustReading | undefined> {
  const fact = await ask(airQuality(at), signal);
  if (!isKnown(fact) || fact.value.pm10Ugm3 === null) return undefined;
  const { pm10Ugm3, at: measuredAt } = fact.value;
  return { pm10Ugm3, class: dustClassOf(pm10Ugm3), at: measuredAt, source: fact.source };
}
