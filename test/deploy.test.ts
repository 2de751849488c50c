import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SERVER } from '../config/limits.ts';
import { VARIABLES } from '../config/variables.ts';
import { ERRORS } from '../src/core/errors.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const FOLDER = new URL('../deploy/', import.meta.url).pathname;
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
let server: TestServer;
let metrics = '';
beforeAll(async () => {
  server = await startTestServer();
  await server.call('/api/v1/auth/me', { key: null });
  await server.call('/trpc/auth.me', { key: null });
  metrics = (await server.call('/metrics')).text;
});
afterAll(() => server.stop());

/** Words of PromQL that are neither functions nor metrics. */
const WORDS = new Set(['by', 'without', 'on', 'ignoring', 'and', 'or', 'unless', 'offset', 'bool']);

/** The metrics of an expression, each with the labels that it is chosen or grouped by. */
function metricsIn(expression: string): { name: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim()),
  );
  const bare = expression.replace(/\b(?:by|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()(\{[^}]*\})?(?:\[\w+\])?/g)]
    .filter(({ 1: name = '', index }) => !WORDS.has(name) && !isInside(bare, index))
    .map(([, name = '', chosen = '']) => ({
      name,
      labels: [
        ...[...chosen.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map((match) => match[1] ?? ''),
        ...grouped.filter((label) => label !== 'instance'),
      ],
    }));
}

/** Whether a place is within braces, brackets or quotes. */
function isInside(text: string, place: number): boolean {
  const before = text.slice(0, place);
  const open = (a: string, b: string) => before.lastIndexOf(a) > before.lastIndexOf(b);
  return open('{', '}') || open('[', ']') || (before.match(/"/g)?.length ?? 0) % 2 === 1;
}

/** Names of samples: a histogram has three. */
function shownNames(): Set<string> {
  return new Set(
    [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Labels of a metric's samples; undefined where it has none yet. */
function labelsShown(name: string): Set<string> | undefined {
  const lines = [...metrics.matchAll(new RegExp(`^${name}\\{([^}]*)\\}`, 'gm'))];
  if (lines.length === 0) return undefined;
  return new Set(
    lines.flatMap(([, labels = '']) => [...labels.matchAll(/(\w+)="/g)].map((one) => one[1] ?? '')),
  );
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
        readonly cap_drop?: readonly string[];
        readonly read_only?: boolean;
        readonly depends_on?: object;
      }
    >
  >;
  readonly networks: Readonly<Record<string, { ipam: { config: { subnet: string }[] } }>>;
  readonly configs: Readonly<Record<string, { content: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = (): Compose => parse(read('compose.yaml'), { merge: true }) as Compose;

describe('the operator’s kit', () => {
  it('counts refusals by code, of REST and tRPC alike', () => {
    expect(metrics).toContain('refusals_total{code="missing_api_key"} 2');
  });

  it('dashboard and alerts ask for metrics that there are, by labels that they have', () => {
    const dashboard = JSON.parse(read('dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const rules = parse(read('alerts.yaml')) as { groups: { rules: { expr: string }[] }[] };
    const asked = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ];
    expect(asked.length).toBeGreaterThan(12);
    for (const expression of asked) {
      const used = metricsIn(expression);
      expect([expression, used.length > 0]).toEqual([expression, true]);
      for (const { name, labels } of used) {
        expect([expression, name === 'up' || shownNames().has(name)]).toEqual([expression, true]);
        const shown = labelsShown(name);
        if (shown) expect([...shown]).toEqual(expect.arrayContaining(labels));
      }
    }
  });

  it('the README says what each file is that a server keeps in its data folder', async () => {
    await server.call('/.well-known/georisk-keys.json', { key: null });
    const kept = readdirSync(server.dataDir);
    expect(kept).toContain('evidence-key.pem');
    for (const name of kept) expect(read('README.md')).toContain(`\`${name}`);
  });

  it('alerts name codes that there are', () => {
    for (const [, codes = ''] of read('alerts.yaml').matchAll(/code=~?"([^"]+)"/g))
      for (const code of codes.split('|')) expect(Object.keys(ERRORS)).toContain(code);
  });

  it('settings in the examples exist', () => {
    const known = new Set([
      ...Object.keys(VARIABLES),
      'POSTGRES_PASSWORD',
      'NODE_ENV',
      'PATH',
      'MALLOC_MMAP_THRESHOLD_',
    ]);
    const unit = [...read('georisk.service').matchAll(/^Environment=(.*)$/gm)].flatMap(
      ([, line = '']) => line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''),
    );
    const { services } = compose();
    const names = [
      ...read('.env.example').matchAll(/^([A-Z_]+)=/gm),
      ...read('Dockerfile').matchAll(/\b([A-Z_]{4,})=\S/g),
    ].map((match) => match[1] ?? '');
    const servers = [services['one'], services['two']].flatMap((each) =>
      Object.keys(each?.environment ?? {}),
    );
    expect([unit.length, servers.length]).toEqual([5, 4]);
    for (const name of [...names, ...unit, ...servers]) expect(known).toContain(name);
  });

  it('sets for the allocator what `npm start` sets', () => {
    const { scripts } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as { scripts: { start: string } };
    const [setting] = /\bMALLOC_MMAP_THRESHOLD_=\d+/.exec(scripts.start) ?? [];
    expect(setting).toBeDefined();
    for (const name of ['georisk.service', 'Dockerfile']) expect(read(name)).toContain(setting);
  });

  it('two servers share a database behind a proxy that is trusted and looks whether they are ready', async () => {
    const { services, networks, configs, volumes } = compose();
    expect(Object.keys(services).toSorted()).toEqual(['database', 'one', 'proxy', 'two']);
    const [subnet] = networks['inside']?.ipam.config.map((each) => each.subnet) ?? [];
    for (const name of ['one', 'two']) {
      const {
        environment,
        volumes: mounted,
        cap_drop,
        read_only,
        depends_on,
      } = services[name] ?? {};
      expect(environment?.['TRUST_PROXY']).toBe(subnet);
      expect(environment?.['DATABASE_URL']).toMatch(/^postgresql:.*@database:5432\/georisk$/);
      expect([cap_drop, read_only]).toEqual([['ALL'], true]);
      expect(depends_on).toEqual({ database: { condition: 'service_healthy' } });
      // What the image writes to is a volume; all else is read only.
      expect(mounted).toEqual([`${name}:/data`]);
      expect(Object.keys(volumes)).toContain(name);
    }
    const [, ready = ''] = /health_uri (\S+)/.exec(configs['caddyfile']?.content ?? '') ?? [];
    expect((await server.call(ready, { key: null })).headers.get('content-type')).toContain('json');
    // The proxy looks at least twice while a server that stops still answers and says that it stops.
    const [, lookMs] = /health_interval (\d+)ms/.exec(configs['caddyfile']?.content ?? '') ?? [];
    expect(Number(lookMs)).toBeLessThanOrEqual(SERVER.drainNoticeMs / 2);
    const { POSTGRES_PASSWORD: password } = services['database']?.environment ?? {};
    for (const [, name = ''] of read('compose.yaml').matchAll(/\$\{(\w+):\?/g))
      expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(password).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd takes the unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'georisk-unit-'));
    const here = join(FOLDER, '..').replace(/\/$/, '');
    // The paths of an installation are those of this checkout.
    const unit = read('georisk.service').replaceAll('/opt/georisk', here);
    writeFileSync(join(folder, 'georisk.service'), unit);
    const said = spawnSync('systemd-analyze', ['verify', join(folder, 'georisk.service')]);
    rmSync(folder, { recursive: true });
    expect([said.status, said.stderr.toString()]).toEqual([0, '']);
    expect(existsSync(join(here, /^ExecStart=\S+ (\S+)$/m.exec(unit)?.[1] ?? ''))).toBe(true);
  });

  it('the image runs as a user without rights, with a check of its health', () => {
    const lines = read('Dockerfile');
    expect(lines).toMatch(/^USER node$/m);
    expect(lines).toMatch(/^HEALTHCHECK /m);
    // Native parts of packages are optional packages, those that hash passwords among them.
    const install = /^RUN npm ci .*$/m.exec(lines)?.[0];
    expect(install).toContain('--omit=dev');
    expect(install).not.toContain('omit=optional');
    const copied = [...lines.matchAll(/^COPY (\w+) /gm)].map((match) => match[1]);
    for (const [, paths = ''] of lines.matchAll(/^COPY (?!--)(.*) \S+$/gm))
      for (const path of paths.split(' '))
        expect([path, existsSync(join(FOLDER, '..', path))]).toEqual([path, true]);
    const needed = readdirSync(join(FOLDER, '..'), { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          ['bin', 'config', 'engines', 'workers', 'src'].includes(entry.name),
      )
      .map(({ name }) => name);
    expect(copied).toEqual(expect.arrayContaining(needed));
  });
});
