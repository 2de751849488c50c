import { readConfig } from '../config/env.ts';
import { openDatabase } from '../src/db/orm.ts';
import { commandLine } from './commandLine/commandLine.ts';

/** `npm run -s migrate`: brings the schema up to date and ends, as a start would; the embedded database must not be in use. */
commandLine({
  usage:
    'npm run -s migrate\nBrings the schema of the database (DATA_DIR or DATABASE_URL) up to date; the embedded one must not be in use.',
});
try {
  const database = await openDatabase({
    ...readConfig(process.env),
    warn: (message) => console.error(message),
  });
  const [row] = await database.sql<{ count: number; newest: string }>(
    'select count(*)::int as count, max(name) as newest from mikro_orm_migrations',
  );
  if (database.newAdminKeyFile !== undefined)
    console.log(`The administrator was created; the key is in ${database.newAdminKeyFile}`);
  await database.close();
  console.log(
    `The schema is current: ${row?.count ?? 0} migrations, the newest is ${row?.newest ?? 'none'}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
