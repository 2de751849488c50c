import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A member of a CAP element: name, how often it may stand there, and what it may hold. */
type Rule = readonly [
  name: string,
  least: 0 | 1,
  most: 1 | 'many',
  holds: 'text' | RegExp | readonly string[] | readonly Rule[],
];

/** @source OASIS (2010), Common Alerting Protocol 1.2, 3.4: the XML schema, its order, numbers, words and pattern of times */
const TIME = /^\d\d\d\d-\d\d-\d\dT\d\d:\d\d:\d\d[-+]\d\d:\d\d$/;
const NAME = /^[^\s,<&]+$/;
const PAIR = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;
const NAMED_VALUE: readonly Rule[] = [
  ['valueName', 1, 1, 'text'],
  ['value', 1, 1, 'text'],
];
const RESOURCE: readonly Rule[] = [
  ['resourceDesc', 1, 1, 'text'],
  ['mimeType', 1, 1, 'text'],
  ['size', 0, 1, /^\d+$/],
  // White space around an address does not count (XML Schema, anyURI).
  ['uri', 0, 1, /^\s*\S+\s*$/],
  ['derefUri', 0, 1, 'text'],
  ['digest', 0, 1, 'text'],
];
const AREA: readonly Rule[] = [
  ['areaDesc', 1, 1, /\S/],
  ['polygon', 0, 'many', 'text'],
  ['circle', 0, 'many', 'text'],
  ['geocode', 0, 'many', NAMED_VALUE],
  ['altitude', 0, 1, /^[-+]?\d+(\.\d+)?$/],
  ['ceiling', 0, 1, /^[-+]?\d+(\.\d+)?$/],
];
const INFO: readonly Rule[] = [
  ['language', 0, 1, /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/],
  [
    'category',
    1,
    'many',
    [
      'Geo',
      'Met',
      'Safety',
      'Security',
      'Rescue',
      'Fire',
      'Health',
      'Env',
      'Transport',
      'Infra',
      'CBRNE',
      'Other',
    ],
  ],
  ['event', 1, 1, /\S/],
  [
    'responseType',
    0,
    'many',
    ['Shelter', 'Evacuate', 'Prepare', 'Execute', 'Avoid', 'Monitor', 'Assess', 'AllClear', 'None'],
  ],
  ['urgency', 1, 1, ['Immediate', 'Expected', 'Future', 'Past', 'Unknown']],
  ['severity', 1, 1, ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']],
  ['certainty', 1, 1, ['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown']],
  ['audience', 0, 1, 'text'],
  ['eventCode', 0, 'many', NAMED_VALUE],
  ['effective', 0, 1, TIME],
  ['onset', 0, 1, TIME],
  ['expires', 0, 1, TIME],
  ['senderName', 0, 1, 'text'],
  ['headline', 0, 1, 'text'],
  ['description', 0, 1, 'text'],
  ['instruction', 0, 1, 'text'],
  ['web', 0, 1, /^https?:\/\/\S+$/],
  ['contact', 0, 1, 'text'],
  ['parameter', 0, 'many', NAMED_VALUE],
  ['resource', 0, 'many', RESOURCE],
  ['area', 0, 'many', AREA],
];
const ALERT: readonly Rule[] = [
  ['identifier', 1, 1, NAME],
  ['sender', 1, 1, NAME],
  ['sent', 1, 1, TIME],
  ['status', 1, 1, ['Actual', 'Exercise', 'System', 'Test', 'Draft']],
  ['msgType', 1, 1, ['Alert', 'Update', 'Cancel', 'Ack', 'Error']],
  ['source', 0, 1, 'text'],
  ['scope', 1, 1, ['Public', 'Restricted', 'Private']],
  ['restriction', 0, 1, 'text'],
  ['addresses', 0, 1, 'text'],
  ['code', 0, 'many', 'text'],
  ['note', 0, 1, 'text'],
  ['references', 0, 1, /^[^\s,]+,[^\s,]+,[^\s,]+( [^\s,]+,[^\s,]+,[^\s,]+)*$/],
  ['incidents', 0, 1, 'text'],
  ['info', 0, 'many', INFO],
];

type Node = Readonly<Record<string, unknown>>;

/** What a message breaks of the schema of CAP 1.2; empty when it fits. */
export function capBreaches(xml: string): string[] {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) return [wellFormed.err.msg];
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
  });
  const roots = (parser.parse(xml) as Node[]).filter((node) => !('?xml' in node));
  const [root] = roots;
  const breaches: string[] = [];
  if (roots.length !== 1 || !root || !('alert' in root)) return ['the root is not alert'];
  const space = (root[':@'] as Node | undefined)?.['@_xmlns'];
  if (space !== 'urn:oasis:names:tc:emergency:cap:1.2') breaches.push(`namespace ${String(space)}`);
  check(root['alert'] as Node[], { rules: ALERT, path: 'alert', breaches });
  return breaches;
}

interface Place {
  readonly rules: readonly Rule[];
  readonly path: string;
  readonly breaches: string[];
}

function check(children: readonly Node[], { rules, path, breaches }: Place): void {
  let reached = 0;
  const counts = new Map<string, number>();
  for (const child of children) {
    const name = Object.keys(child).find((key) => key !== ':@') ?? '';
    if (name === '#text' && String(child[name]).trim() === '') continue;
    const at = rules.findIndex(([known]) => known === name);
    if (at < 0) breaches.push(`${path}/${name} is not in the schema`);
    else if (at < reached) breaches.push(`${path}/${name} stands too late`);
    else reached = at;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const holds = rules[at]?.[3];
    if (holds) checkContent(child[name] as Node[], { holds, path: `${path}/${name}`, breaches });
  }
  for (const [name, least, most] of rules) {
    const count = counts.get(name) ?? 0;
    if (count < least) breaches.push(`${path}/${name} is missing`);
    if (most === 1 && count > 1) breaches.push(`${path}/${name} stands ${count} times`);
  }
}

function checkContent(
  children: readonly Node[],
  { holds, path, breaches }: { holds: Rule[3]; path: string; breaches: string[] },
): void {
  if (Array.isArray(holds) && typeof holds[0] !== 'string')
    return check(children, { rules: holds as readonly Rule[], path, breaches });
  const text = children.map((child) => textOf(child['#text'])).join('');
  if (holds instanceof RegExp && !holds.test(text)) breaches.push(`${path}: ${text}`);
  if (Array.isArray(holds) && !(holds as readonly string[]).includes(text))
    breaches.push(`${path}: ${text}`);
  if (path.endsWith('/polygon'))
    breaches.push(...polygonBreaches(text).map((each) => `${path}: ${each}`));
  if (path.endsWith('/circle') && !/^\S+ \d+(\.\d+)?$/.test(text))
    breaches.push(`${path}: ${text}`);
  if (path.endsWith('/circle') && !PAIR.test(text.split(' ', 1)[0] ?? ''))
    breaches.push(`${path}: ${text}`);
}

/** Four pairs or more of latitude and longitude, the last equal to the first. @source CAP 1.2, 3.2.4 */
function polygonBreaches(text: string): string[] {
  const pairs = text.split(' ');
  if (pairs.length < 4) return ['fewer than four corners'];
  if (pairs[0] !== pairs.at(-1)) return ['it is not closed'];
  return pairs.filter(
    (pair) =>
      !PAIR.test(pair) ||
      Math.abs(Number(pair.split(',')[0])) > 90 ||
      Math.abs(Number(pair.split(',')[1])) > 180,
  );
}

/** Text of a node; an element where text should stand shows as its angle. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '<';
}
