import type { NamedOperation } from '../../core/operation.ts';

/** A call in three languages, ready to run. */
export interface Snippets {
  readonly curl: string;
  readonly typescript: string;
  readonly python: string;
}

/** Example calls of an operation, made from its own example. */
export function snippetsOf(operation: NamedOperation, baseUrl: string): Snippets {
  const example = (operation.example ?? {}) as Record<string, unknown>;
  const { path, rest } = fillPath(operation.path, example);
  const needsKey = operation.access !== 'none' && operation.access !== 'any';
  if (operation.reads === 'file') return sendingFile(operation, { url: baseUrl + path, needsKey });
  return operation.method === 'POST'
    ? posting(operation, { url: baseUrl + path, body: rest, needsKey })
    : getting(operation, { url: baseUrl + path + queryOf(rest), needsKey });
}

interface Target {
  readonly url: string;
  readonly needsKey: boolean;
}

/** A file as the body. */
function sendingFile({ files = [] }: NamedOperation, { url, needsKey }: Target): Snippets {
  const type = files[0]?.type ?? 'application/octet-stream';
  const keyed = (given: string): string => (needsKey ? `, "X-API-Key": ${given}` : '');
  return {
    curl: lines(
      `curl -s -X POST ${url}`,
      ...keyLine(needsKey),
      `-H 'Content-Type: ${type}'`,
      '--data-binary @FILE',
    ),
    typescript: `const answer = await fetch("${url}", {\n  method: "POST",\n  body: await readFile("FILE"),\n  headers: { "Content-Type": "${type}"${keyed('key')} },\n});`,
    python: request('post', url, [
      'data=open("FILE", "rb")',
      `headers={"Content-Type": "${type}"${keyed('os.environ["KEY"]')}}`,
    ]),
  };
}

function posting(
  { group, procedure, method, example }: NamedOperation,
  { url, body, needsKey }: Target & { readonly body: object },
): Snippets {
  const json = JSON.stringify(body);
  return {
    curl: lines(
      `curl -s -X ${method} ${url}`,
      ...keyLine(needsKey),
      "-H 'Content-Type: application/json'",
      `-d '${json.replaceAll("'", `'\\''`)}'`,
    ),
    typescript: `const answer = await client.${group}.${procedure}.mutate(${JSON.stringify(example ?? {})});`,
    python: request('post', url, [...keyArgument(needsKey), `json=${python(body)}`]),
  };
}

function getting(
  { group, procedure, method, example }: NamedOperation,
  { url, needsKey }: Target,
): Snippets {
  const call = method === 'GET' ? 'query' : 'mutate';
  return {
    curl: lines(`curl -s -X ${method} '${url}'`, ...keyLine(needsKey)),
    typescript: `const answer = await client.${group}.${procedure}.${call}(${JSON.stringify(example ?? {})});`,
    python: request(method.toLowerCase(), url, keyArgument(needsKey)),
  };
}

/** Arguments of a command, one a line. */
const lines = (...parts: readonly string[]): string => parts.join(' \\\n  ');
const keyLine = (needsKey: boolean): readonly string[] =>
  needsKey ? ['-H "X-API-Key: $KEY"'] : [];

const keyArgument = (needsKey: boolean): readonly string[] =>
  needsKey ? ['headers={"X-API-Key": os.environ["KEY"]}'] : [];

function request(method: string, url: string, more: readonly string[]): string {
  const given = [`"${url}"`, ...more].map((part) => `    ${part},\n`).join('');
  return `import os, requests\n\nr = requests.${method}(\n${given})\nr.raise_for_status()\nprint(r.json())`;
}

function fillPath(
  path: string,
  example: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...example };
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return value === undefined
      ? whole
      : encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
  });
  return { path: filled, rest };
}

function queryOf(members: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams(
    Object.entries(members).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text ? `?${text}` : '';
}

/** JSON as a Python literal. */
function python(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${python(member)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}
