import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeInputs } from '../engines/systems/climateMigration/placeInputs.ts';
import { placeNeeds } from '../engines/systems/climateMigration/placeNeeds.ts';
import { KNOWN_DESTINATIONS } from '../engines/systems/climateMigration/tables/places.ts';
import { embeddedFacts } from './validation/embeddedFacts.ts';
import { commandLine } from './commandLine/commandLine.ts';

const OUT = join(
  import.meta.dirname,
  '../engines/systems/climateMigration/tables/destinationInputs.ts',
);
/** The year the table stands for; the sea of it is that of the realised rise. */
const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00.000Z' };

/**
 * Writes what the pressures of the known destinations are worked out from, by the product's own embedded tables: asking twenty cities
 * a dozen questions each for every ranking would take longer than the ranking is worth. To be run again when those tables change.
 */
function main(): void {
  const rows = KNOWN_DESTINATIONS.map((city) => {
    const inputs = placeInputs(city, embeddedFacts(placeNeeds(city)), MOMENT);
    return `  ${city.id}: ${JSON.stringify(inputs, shortened)},`;
  });
  writeFileSync(
    OUT,
    [
      "import type { PlaceInputs } from '../placeInputs.ts';",
      '',
      '/**',
      ' * What the pressures of the known destinations are worked out from. Written by `scripts/migrationDestinations.ts` from the embedded',
      ' * tables; not to be edited by hand.',
      ' */',
      'export const DESTINATION_INPUTS: Readonly<Record<string, PlaceInputs>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
  console.log(`${rows.length} destinations`);
}

function shortened(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value;
}

commandLine({
  usage:
    'node scripts/migrationDestinations.ts\nWrites what climate-migration knows of its destinations.',
});
main();
