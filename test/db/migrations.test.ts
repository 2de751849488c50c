import { MikroORM } from '@mikro-orm/pglite';
import { describe, expect, it } from 'vitest';
import { entities } from '../../src/db/entities.ts';
import { MIGRATION_NAMES } from '../../src/db/migrationNames.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { openDatabase } from '../../src/db/orm.ts';
import { memoryDatabase, POSTGRES_URL, postgresDatabase } from '../support/database.ts';

describe('migrations', () => {
  it('are listed under the names that a start looks for', () => {
    expect(migrations.map(({ name }) => name)).toEqual(MIGRATION_NAMES);
  });

  it('make exactly the tables of the entities', async () => {
    const database = await memoryDatabase();
    const orm = new MikroORM({
      entities,
      dbName: 'memory://',
      driverOptions: { pglite: () => database.native },
    });
    const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false });
    // Triggers belong to migrations alone: entities do not declare them.
    const ofTables = difference
      .split('\n')
      .filter((line) => !/^drop (trigger|function) /.test(line));
    expect(ofTables.join('\n').trim()).toBe('');
    await orm.close();
    await database.close();
  });
});

describe.runIf(POSTGRES_URL)('on PostgreSQL', () => {
  it('two servers starting at once migrate once and make one administrator', async () => {
    const { url, drop } = await postgresDatabase();
    const settings = {
      databaseUrl: url,
      dataDir: `/tmp/gria-test-${process.pid}`,
      adminEmail: 'admin@localhost',
    };
    const servers = await Promise.all([
      openDatabase(settings),
      openDatabase(settings),
      openDatabase(settings),
    ]);
    const [first] = servers;
    expect(await first.sql('select name from mikro_orm_migrations')).toHaveLength(
      MIGRATION_NAMES.length,
    );
    expect(await first.sql('select email from account')).toEqual([{ email: 'admin@localhost' }]);
    expect(servers.filter(({ newAdminKeyFile }) => newAdminKeyFile !== undefined)).toHaveLength(1);
    await Promise.all(servers.map((server) => server.close()));
    await drop();
  });
});

describe.runIf(!POSTGRES_URL)('on PostgreSQL', () => {
  it.skip('did not run: TEST_DATABASE_URL is not set', () => undefined);
});
