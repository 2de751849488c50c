import { isKnown } from '../../../engines/facts.ts';
import { droughtAt } from '../../../engines/ground/datasets/droughtMaps.ts';
import { DROUGHT_CLASSES } from '../../../engines/systems/droughtPilot/classes.ts';
import { PILOT_ZONES } from '../../../engines/systems/droughtPilot/zones.ts';
import type { Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';
import { keepReading } from './droughtPilot.ts';
import { readWatches } from './readWatches.ts';

/** Reads the map of the Drought Monitor at the middle of each zone. What does not answer leaves no reading: the zone stays as it was read last. */
export async function readDrought(
  services: Pick<Services, 'database' | 'ask' | 'clock' | 'log'>,
  signal: AbortSignal,
): Promise<{ readonly read: number; readonly missing: number }> {
  const today = new Date(services.clock.now()).toISOString().slice(0, 10);
  let read = 0;
  for (const { id, lat, lon } of PILOT_ZONES) {
    if (signal.aborted) break;
    const fact = await services.ask(droughtAt({ lat, lon }), signal);
    if (!isKnown(fact)) continue;
    const { droughtClass, mapDate } = fact.value;
    const named = droughtClass === null ? 'none' : DROUGHT_CLASSES[droughtClass + 1];
    if (named === undefined) continue;
    const source = `${fact.source}, at the middle of the zone`;
    await keepReading(services.database.sql, {
      zone: id,
      day: mapDate ?? today,
      droughtClass: named,
      source,
    });
    read++;
  }
  const missing = PILOT_ZONES.length - read;
  if (missing > 0) services.log.info({ read, missing }, 'zones of the drought pilot without a map');
  return { read, missing };
}

/** Four times a day: the map is drawn every Thursday and wells are measured in months, but dust comes and goes with the wind. */
export const readDroughtDaily: Routine = {
  name: 'drought-pilot-read',
  cron: '40 2,8,14,20 * * *',
  async run(services, signal) {
    await readDrought(services, signal);
    await readWatches(services, signal);
  },
};
