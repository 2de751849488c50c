import type { Driver, Sql } from './driver.ts';
import { makeOrm, type OrmPackage } from './makeOrm.ts';
import { MIGRATION_NAMES } from './migrationNames.ts';

/**
 * Brings the schema up to date. A current database costs one statement and loads nothing; of servers starting together one
 * migrates and the others wait for it. A database that is ahead (a newer server shares it) is left as it is.
 */
export async function migrate(driver: Driver): Promise<void> {
  if (await isCurrent(driver.sql)) return;
  await driver.exclusively(async () => {
    if (!(await isCurrent(driver.sql))) await runMigrations(driver);
  });
}

async function isCurrent(sql: Sql): Promise<boolean> {
  const [table] = await sql<{ present: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as present`,
  );
  if (!table?.present) return false;
  const rows = await sql<{ name: string }>('select name from mikro_orm_migrations');
  const done = new Set(rows.map(({ name }) => name));
  return MIGRATION_NAMES.every((name) => done.has(name));
}

async function runMigrations(driver: Driver): Promise<void> {
  const [{ entities }, { Migrator }, { migrations }, ormPackage] = await Promise.all([
    import('./entities.ts'),
    import('@mikro-orm/migrations'),
    import('./migrations/index.ts'),
    import(driver.ormPackage) as Promise<OrmPackage>,
  ]);
  const settings = {
    migrationsList: migrations,
    allOrNothing: true,
    snapshot: false,
    silent: true,
  };
  const orm = makeOrm(ormPackage, driver, {
    entities,
    extensions: [Migrator],
    migrations: settings,
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}
