import type { MikroORM, Options } from '@mikro-orm/core';
import type { Driver } from './driver.ts';
import type { entities } from './entities.ts';

export type Entities = typeof entities;

/** What both driver packages export under one name. */
export interface OrmPackage {
  readonly MikroORM: new (options: object) => MikroORM;
}

/** MikroORM on a driver of ours: on the embedded database it shares the connection, on PostgreSQL it has a pool of its own. */
export function makeOrm(
  ormPackage: OrmPackage,
  driver: Driver,
  options: Partial<Options>,
): MikroORM {
  return new ormPackage.MikroORM({ ...options, ...driver.ormOptions });
}
