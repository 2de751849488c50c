import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { connectors } from '../../src/connectors/index.ts';
import type { Connector, RawReply, Service } from '../../src/connectors/connector.ts';

const Fixture = z.object({
  dataset: z.string(),
  query: z.unknown(),
  status: z.number(),
  type: z.string(),
  outcome: z.enum(['data', 'empty', 'unavailable']),
  expected: z.unknown(),
  asOf: z.string().nullable().optional(),
  text: z.string().optional(),
  body: z.unknown().optional(),
});

export interface SourceFixture extends z.output<typeof Fixture> {
  readonly name: string;
  readonly source: Connector;
  readonly service: Service;
  readonly reply: RawReply;
}

const FOLDER = new URL('../fixtures/', import.meta.url);

/** Replies in the documented format of the sources, with what they mean. */
export function sourceFixtures(): SourceFixture[] {
  return readdirSync(FOLDER).flatMap((id) => {
    const source = connectors.find((each) => each.id === id);
    return source === undefined
      ? []
      : readdirSync(new URL(`${id}/`, FOLDER)).map((file) => read(source, file));
  });
}

function read(source: Connector, file: string): SourceFixture {
  const fixture = Fixture.parse(
    JSON.parse(readFileSync(new URL(`${source.id}/${file}`, FOLDER), 'utf8')),
  );
  const service = source.serves.find(({ dataset }) => dataset.id === fixture.dataset);
  if (service === undefined) throw new Error(`${source.id} does not serve ${fixture.dataset}`);
  const text = fixture.text ?? JSON.stringify(fixture.body);
  const reply = {
    status: fixture.status,
    contentType: fixture.type,
    text,
    bytes: new TextEncoder().encode(text),
    url: source.baseUrl,
  };
  return { ...fixture, name: `${source.id}/${file}`, source, service, reply };
}
