import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';

const FOLDER = join(import.meta.dirname, 'schemas');
const CAP = readFileSync(join(FOLDER, 'cap12.xsd'), 'utf8');
const ATOM = readFileSync(join(FOLDER, 'atom.rng'), 'utf8');

/** What messages break of the schema of CAP 1.2 or of its dictionary; empty when all fit. */
export async function capBreaches(...messages: readonly string[]): Promise<string[]> {
  const found = await breaches(messages, CAP, 'schema');
  // Where the shape is wrong the dictionary has nothing to look at.
  return found.length > 0 ? found : messages.flatMap(dictionaryBreaches);
}

/** What a feed breaks of the grammar of Atom; empty when it fits. */
export function atomBreaches(feed: string): Promise<string[]> {
  return breaches([feed], ATOM, 'relaxng');
}

/** The words of libxml2, of every document that is not well-formed or does not fit. */
async function breaches(
  documents: readonly string[],
  schema: string,
  extension: 'schema' | 'relaxng',
): Promise<string[]> {
  const xml = documents.map((contents, i) => ({ fileName: `${i}.xml`, contents }));
  const { valid, errors, rawOutput } = await validateXML({ xml, schema, extension });
  const found = errors.map(({ rawMessage }) => rawMessage);
  return valid || found.length > 0 ? found : [rawOutput];
}

/** @source OASIS (2010), Common Alerting Protocol 1.2, 3.2: what the dictionary asks beyond the schema */
const NAME = /^[^\s,<&]+$/;
const REFERENCES = /^[^\s,]+,[^\s,]+,[^\s,]+( [^\s,]+,[^\s,]+,[^\s,]+)*$/;
const PAIR = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

interface Area {
  readonly areaDesc: string;
  readonly polygon?: readonly string[];
  readonly circle?: readonly string[];
}
interface Message {
  readonly alert: {
    readonly identifier: string;
    readonly sender: string;
    readonly msgType: string;
    readonly references?: readonly string[];
    readonly info?: readonly { readonly event: string; readonly area?: readonly Area[] }[];
  };
}

const MANY = new Set(['info', 'area', 'polygon', 'circle', 'references']);
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => MANY.has(name),
});

function dictionaryBreaches(xml: string): string[] {
  const { alert } = parser.parse(xml) as Message;
  const { identifier, sender, msgType, references = [], info = [] } = alert;
  const found: string[] = [];
  if (!NAME.test(identifier)) found.push(`identifier: ${identifier}`);
  if (!NAME.test(sender)) found.push(`sender: ${sender}`);
  if (references.some((each) => !REFERENCES.test(each)))
    found.push(`references: ${references.join()}`);
  if (msgType !== 'Alert' && references.length === 0) found.push(`${msgType} refers to nothing`);
  for (const { event, area = [] } of info) {
    if (event.trim() === '') found.push('event: nothing');
    found.push(...area.flatMap(areaBreaches));
  }
  return found;
}

function areaBreaches({ areaDesc, polygon = [], circle = [] }: Area): string[] {
  return [
    ...(areaDesc.trim() === '' ? ['areaDesc: nothing'] : []),
    ...polygon.flatMap((text) => polygonBreaches(text).map((each) => `polygon: ${each}`)),
    ...circle.filter((text) => !isCircle(text)).map((text) => `circle: ${text}`),
  ];
}

/** Four pairs or more of latitude and longitude, the last equal to the first. @source 3.2.4 */
function polygonBreaches(text: string): string[] {
  const pairs = text.split(' ');
  if (pairs.length < 4) return ['fewer than four corners'];
  if (pairs[0] !== pairs.at(-1)) return ['it is not closed'];
  return pairs.filter((pair) => !isPlace(pair));
}

function isCircle(text: string): boolean {
  const [centre, radiusKm, ...more] = text.split(' ');
  return isPlace(centre ?? '') && /^\d+(\.\d+)?$/.test(radiusKm ?? '') && more.length === 0;
}

function isPlace(pair: string): boolean {
  const [lat, lon] = pair.split(',').map(Number);
  return PAIR.test(pair) && Math.abs(lat ?? NaN) <= 90 && Math.abs(lon ?? NaN) <= 180;
}
