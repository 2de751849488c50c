import type { Topic } from './binding.ts';
import { ngaEast } from './gmpe/ngaEast.ts';
import { nshmpTables } from './gmpe/nshmp.ts';
import { openQuakeTables } from './gmpe/openQuake.ts';
import { pygmmTables } from './gmpe/pygmm.ts';

/** Ground-motion models against the programs of their authors, of the USGS and of others. */
export const gmpe: Topic = {
  topic: 'gmpe',
  tables: [...openQuakeTables, ngaEast, ...nshmpTables, ...pygmmTables],
};
