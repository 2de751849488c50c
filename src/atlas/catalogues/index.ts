import { bridges } from './bridges.ts';
import type { Catalogue } from './catalogue.ts';
import { faults } from './faults.ts';
import { gauges } from './gauges.ts';
import { quakes } from './quakes.ts';
import { tsunamis } from './tsunamis.ts';
import { volcanoes } from './volcanoes.ts';

/** Every public catalogue that can be brought in whole, one line each. */
export const catalogues: readonly Catalogue[] = [
  quakes,
  volcanoes,
  tsunamis,
  gauges,
  bridges,
  faults,
];
