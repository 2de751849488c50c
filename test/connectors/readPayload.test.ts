import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { connector, service, type Connector } from '../../src/connectors/connector.ts';
import { connectors } from '../../src/connectors/index.ts';
import { readPayload, recordsOf } from '../../src/connectors/pipeline/readPayload.ts';
import { data, fromJson, unavailable } from '../../src/connectors/pipeline/reply.ts';
import { textOfBytes } from '../../src/connectors/pipeline/replyText.ts';
import { mostBytesNear, readSaved } from '../../src/connectors/pipeline/savedPayload.ts';
import { siblingsOf, sourceNamed } from '../../src/connectors/pipeline/sourceNames.ts';
import { dataset } from '../../engines/facts.ts';
import { errorBodies, garbage } from '../support/garbage.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const named = (id: string): Connector => {
  const source = sourceNamed(id);
  if (source === undefined) throw new Error(`no source ${id}`);
  return source;
};
const read = (id: string, text: string, about = {}) => readSaved(named(id), bytesOf(text), about);

const NETWORKS =
  '#Network | Description | StartTime | EndTime | TotalStations\nZZ|Array of the test|2003-01-01T00:00:00|2500-12-31T23:59:59|12\n';
const ARTICLE = JSON.stringify({
  success: {
    data: [{ strat_name_id: 7, strat_name: 'Grey Shale', gp: 'Blue', t_age: 10, b_age: 12.5 }],
  },
});

describe('names of sources', () => {
  it('know the service behind the infrasound stations, the feeds, and any way of writing', () => {
    expect(sourceNamed('earthscope-fdsn')?.id).toBe('earthscope-infrasound');
    expect(sourceNamed('usgs-earthquakes')?.id).toBe('usgs-summary-feeds');
    expect(sourceNamed(' NWS_API')?.id).toBe('nws-api');
    expect(sourceNamed('no-such-source')).toBeUndefined();
    for (const { id } of connectors) expect(sourceNamed(id)?.id).toBe(id);
  });

  it('find sources of the same provider beside a source, maps of many providers on one host apart', () => {
    expect(siblingsOf(named('sec-edgar')).map(({ id }) => id)).toEqual(['sec-xbrl-credit']);
    expect(siblingsOf(named('fhwa-nbi')).map(({ id }) => id)).not.toContain('fema-nri');
  });
});

describe('the most fitting reading', () => {
  const list = (id: string, member: string) =>
    service({
      dataset: dataset({
        id,
        title: id,
        query: z.object({}),
        answer: z.object({ rows: z.array(z.unknown()) }),
        sample: { rows: [] },
      }),
      keepSeconds: 1,
      staleSeconds: 1,
      example: {},
      request: () => undefined,
      parse: (reply) =>
        fromJson(reply, z.record(z.string(), z.array(z.unknown())), (body) =>
          body[member] === undefined
            ? unavailable(`no ${member}`)
            : data({ rows: body[member] }, null),
        ),
    });
  const source = connector({
    ...named('openaq'),
    serves: [list('first', 'a'), list('second', 'b'), list('third', 'c')],
  });

  it('has most records, then most values, then stands first', () => {
    expect(readPayload(source, '{"a":[{"x":1}],"b":[{"x":1},{"x":2}]}').dataset).toBe('second');
    expect(readPayload(source, '{"a":[{"x":1}],"c":[{"x":1,"y":2}]}').dataset).toBe('third');
    expect(readPayload(source, '{"b":[{"x":1}],"c":[{"x":1}]}').dataset).toBe('second');
    expect(
      readPayload(source, '{"b":[{"x":1}],"c":[{"x":1}]}', { datasetId: 'third' }).dataset,
    ).toBe('third');
    expect(readPayload(source, '{}', { datasetId: 'fourth' })).toEqual({
      dataset: null,
      parsed: { outcome: 'unavailable', reason: 'the source has no such dataset' },
    });
  });

  it('takes the whole payload, whatever the example asks for', () => {
    const station =
      '#Network|Station|Latitude|Longitude|Elevation|SiteName|StartTime|EndTime\nZZ|FAR|-45|170|12|Far away|2004-09-19T00:00:00|\n';
    expect(recordsOf(valueOf(read('earthscope-fdsn', station)))).toHaveLength(1);
    const asked = { query: { lat: 33.6, lon: -116.5, radiusKm: 500, kind: 'infrasound' } };
    expect(read('earthscope-fdsn', station, asked).parsed.outcome).toBe('empty');
  });

  it('counts rows, the only list, and things that are one', () => {
    expect(recordsOf({ events: [{ id: 1 }, { id: 2 }], complete: true })).toHaveLength(2);
    expect(recordsOf({ types: ['a', 'b', 'c'] })).toEqual(['a', 'b', 'c']);
    expect(recordsOf({ id: 'x', footprint: [[[1, 2]]] })).toHaveLength(1);
    expect(recordsOf({ gauge: {}, crests: [{}], impacts: [{}, {}] })).toHaveLength(1);
    expect(recordsOf({ lat: 1, lon: 2, layers: [{}, {}] })).toHaveLength(1);
    expect(recordsOf(undefined)).toEqual([]);
  });
});

describe('a sibling reads what its neighbour cannot', () => {
  const facts = JSON.stringify({
    cik: 7,
    entityName: 'TEST CORP',
    facts: {
      'us-gaap': {
        Assets: {
          units: {
            USD: [
              {
                end: '2024-12-31',
                val: 5,
                form: '10-K',
                fy: 2024,
                fp: 'FY',
                filed: '2025-02-01',
                accn: '1',
              },
            ],
          },
        },
      },
    },
  });

  it('and is named', () => {
    expect(read('sec-edgar', facts)).toMatchObject({
      source: 'sec-xbrl-credit',
      parsed: { outcome: 'data' },
    });
  });

  it('but never for garbage or errors, which stay with the one that was asked', () => {
    for (const [kind, text] of [...garbage(), ...errorBodies()]) {
      const reading = read('sec-edgar', text);
      expect(reading, kind).toMatchObject({ source: 'sec-edgar' });
      expect(['empty', 'unavailable'], kind).toContain(reading.parsed.outcome);
    }
  });
});

describe('recordings', () => {
  const cassette = (...replies: object[]) =>
    JSON.stringify({
      http_interactions: replies.map((response) => ({
        request: { method: 'GET', uri: 'https://example.org/a' },
        response,
      })),
      recorded_with: 'VCR',
    });
  const archive = (...contents: object[]) =>
    JSON.stringify({
      log: {
        version: '1.2',
        entries: contents.map((content) => ({
          request: { url: 'https://example.org/a' },
          response: { status: 200, content },
        })),
      },
    });

  it('of VCR are read as the reply inside', () => {
    expect(
      read(
        'earthscope-fdsn',
        cassette({
          status: 200,
          headers: { 'Content-Type': ['text/plain'] },
          body: { encoding: 'UTF-8', string: NETWORKS },
        }),
      ),
    ).toMatchObject({
      dataset: 'station-networks',
      parsed: {
        outcome: 'data',
        value: { networks: [{ code: 'ZZ', stations: 12, endsAt: null, isOpen: true }] },
      },
    });
    expect(
      read(
        'macrostrat',
        cassette({
          status: { code: 200, message: 'OK' },
          body: { base64_string: Buffer.from(ARTICLE).toString('base64') },
        }),
      ).parsed.outcome,
    ).toBe('data');
  });

  it('of VCR in YAML are read as well, those of Ruby and of Python', () => {
    const lines = NETWORKS.trimEnd().split('\n');
    const ruby = [
      '---',
      'http_interactions:',
      '- request:',
      '    method: get',
      '    uri: https://example.org/a',
      '  response:',
      '    status:',
      '      code: 200',
      '      message: OK',
      '    headers:',
      '      Content-Type:',
      '      - text/plain',
      '    body:',
      '      encoding: UTF-8',
      '      string: |',
      ...lines.map((line) => `        ${line}`),
      '  recorded_at: Sat, 04 May 2024 10:00:00 GMT',
      'recorded_with: VCR 6.1.0',
      '',
    ].join('\n');
    const packed = gzipSync(bytesOf(NETWORKS)).toString('base64');
    const python = [
      'interactions:',
      '- request:',
      '    body: null',
      '    uri: https://example.org/a',
      '  response:',
      '    body:',
      '      string: !!binary |',
      `        ${packed}`,
      '    headers: {content-type: [text/plain]}',
      '    status: {code: 200, message: OK}',
      'version: 1',
      '',
    ].join('\n');
    for (const text of [ruby, python])
      expect(read('earthscope-fdsn', text)).toMatchObject({
        dataset: 'station-networks',
        parsed: { outcome: 'data', value: { networks: [{ code: 'ZZ', stations: 12 }] } },
      });
    expect(read('earthscope-fdsn', ruby.slice(0, 250)).parsed.outcome).toBe('unavailable');
  });

  it('keep the status that was recorded, and the best of several replies', () => {
    const refused = {
      status: 404,
      headers: {},
      body: { string: '{"title":"Not here","detail":"No such place"}' },
    };
    expect(read('macrostrat', cassette(refused)).parsed).toEqual({
      outcome: 'unavailable',
      reason: 'HTTP 404: Not here: No such place',
    });
    expect(
      read('macrostrat', cassette(refused, { status: 200, headers: {}, body: { string: ARTICLE } }))
        .parsed.outcome,
    ).toBe('data');
  });

  it('of browsers are read as well, coded or not', () => {
    expect(
      read('macrostrat', archive({ mimeType: 'application/json', text: ARTICLE })).parsed.outcome,
    ).toBe('data');
    expect(
      read(
        'macrostrat',
        archive({
          mimeType: 'application/json',
          encoding: 'base64',
          text: Buffer.from(ARTICLE).toString('base64'),
        }),
      ).parsed.outcome,
    ).toBe('data');
  });

  it('without a reply, or cut off, are unavailable', () => {
    expect(read('macrostrat', cassette({ nothing: true })).parsed).toEqual({
      outcome: 'unavailable',
      reason: 'the recording holds no reply',
    });
    expect(
      read('macrostrat', cassette({ status: 200, body: { string: ARTICLE } }).slice(0, 200)).parsed
        .outcome,
    ).toBe('unavailable');
  });
});

describe('text in any encoding', () => {
  it('is read by its mark, its declaration, as UTF-8, or as Latin-1', () => {
    expect(textOfBytes(bytesOf('Île de Ré'))).toBe('Île de Ré');
    expect(textOfBytes(Buffer.from('Île de Ré', 'latin1'))).toBe('Île de Ré');
    expect(
      textOfBytes(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Ré</a>', 'latin1')),
    ).toContain('<a>Ré</a>');
    expect(textOfBytes(Buffer.from('\uFEFFRé', 'utf16le'))).toBe('Ré');
    expect(
      textOfBytes(Buffer.from('<?xml version="1.0" encoding="no-such-code"?><a>Ré</a>')),
    ).toContain('<a>Ré</a>');
  });

  it('is unpacked', () => {
    expect(readSaved(named('macrostrat'), gzipSync(ARTICLE)).parsed.outcome).toBe('data');
    expect(readSaved(named('macrostrat'), gzipSync(ARTICLE).subarray(0, 30)).parsed.outcome).toBe(
      'unavailable',
    );
    const bomb = gzipSync(Buffer.alloc(mostBytesNear(named('macrostrat')) + 1, 32));
    expect(readSaved(named('macrostrat'), bomb).parsed).toMatchObject({
      outcome: 'unavailable',
      reason: expect.stringContaining('too large'),
    });
  });
});

describe('reasons', () => {
  it.each([
    [
      'problem details',
      '{"title":"Invalid Parameter","status":400,"detail":"out of bounds"}',
      'the source says: Invalid Parameter: out of bounds',
    ],
    [
      'a code with a description',
      '{"code":"NotFound","description":"Not Found"}',
      'the source says: Not Found',
    ],
    [
      'OData',
      '{"error":{"code":null,"message":{"lang":"en","value":"Invalid key (x)"}}}',
      'the source says: Invalid key (x)',
    ],
    [
      'an error and its description',
      '{"error":"KeyError","description":"The key is not valid."}',
      'the source says: KeyError: The key is not valid.',
    ],
    [
      'messages',
      '{"messages":["start is missing","end is missing"]}',
      'the source says: start is missing; end is missing',
    ],
    [
      'JSON:API',
      '{"errors":[{"status":"404","title":"Not Found","detail":"No record"}]}',
      'the source says: No record',
    ],
    [
      'details of a form',
      '{"detail":[{"loc":["query","limit"],"msg":"too big"}]}',
      'the source says: too big',
    ],
    [
      'a page with a title',
      '<!DOCTYPE html><html><head><title>Over\n limit &amp; blocked</title></head></html>',
      'the reply is a web page: Over limit & blocked',
    ],
    [
      'a page with a heading',
      '<html><body><script>var x = "<h1>no</h1>";</script><h1>Moved <b>away</b></h1></body></html>',
      'the reply is a web page: Moved away',
    ],
    [
      'a page of plain text',
      '<html><body><style>p{}</style><p>Closed for\nthe night</p></body></html>',
      'the reply is a web page: Closed for the night',
    ],
    ['words', 'Invalid MAP_KEY.', 'the reply is not JSON'],
  ])('repeat %s', (_, text, reason) => {
    expect(read('openaq', text).parsed).toEqual({ outcome: 'unavailable', reason });
  });

  it('are short', () => {
    const parsed = read(
      'openaq',
      JSON.stringify({ error: { message: 'word '.repeat(1000) } }),
    ).parsed;
    expect(parsed.outcome === 'unavailable' && parsed.reason.length < 250).toBe(true);
  });
});

describe('npm run sources -- parse', () => {
  const folder = mkdtempSync(join(tmpdir(), 'payload-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const script = resolve(import.meta.dirname, '../../scripts/sources.ts');
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const run = async (...rest: string[]) => {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [script, 'parse', ...rest]);
      return { code: 0, out: JSON.parse(stdout) as unknown, said: '' };
    } catch (error) {
      const { code, stderr } = z.object({ code: z.number(), stderr: z.string() }).parse(error);
      return { code, out: undefined, said: stderr };
    }
  };

  it('prints outcome, number of records, a sample, and who read it', async () => {
    expect(await run('earthscope-fdsn', file('networks.txt', NETWORKS))).toMatchObject({
      code: 0,
      out: {
        outcome: 'data',
        records: 1,
        sample: { code: 'ZZ' },
        source: 'earthscope-infrasound',
        asked: 'earthscope-fdsn',
        dataset: 'station-networks',
      },
    });
    expect(
      await run(
        'macrostrat',
        file('page.html', '<html><title>Gone</title></html>'),
        '--status',
        '410',
      ),
    ).toMatchObject({
      code: 0,
      out: { outcome: 'unavailable', records: 0, sample: null, reason: 'HTTP 410: Gone' },
    });
  });

  it('does not read a file that is too large', async () => {
    const huge = file('huge.json', '{}');
    truncateSync(huge, 5e9);
    expect(await run('macrostrat', huge)).toMatchObject({
      code: 0,
      out: { outcome: 'unavailable', reason: expect.stringContaining('too large') },
    });
  });

  it('ends with 2 and says why where there is nothing to read', async () => {
    const good = file('good.json', ARTICLE);
    expect(await run('macrostrat', join(folder, 'absent.json'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('there is no file'),
    });
    expect(await run('macrostrat', folder)).toMatchObject({
      code: 2,
      said: expect.stringContaining('is a folder'),
    });
    expect(await run('nobody', good)).toMatchObject({
      code: 2,
      said: expect.stringContaining('no source is called nobody'),
    });
    expect(await run('macrostrat', good, '--query', '7')).toMatchObject({
      code: 2,
      said: expect.stringContaining('--query'),
    });
    expect(await run('macrostrat', good, '--status', 'ok')).toMatchObject({
      code: 2,
      said: expect.stringContaining('--status'),
    });
  });
});

function valueOf({ parsed }: ReturnType<typeof readSaved>): unknown {
  return parsed.outcome === 'data' ? parsed.value : undefined;
}
