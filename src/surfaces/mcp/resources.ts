import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import type { Context } from '../../core/context.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { perform } from '../../core/perform.ts';

const JSON_TYPE = 'application/json';

export const RESOURCES = [
  {
    uri: 'risk://models',
    name: 'models',
    title: 'Model cards',
    description: 'Every model: what it computes, where it holds, what its verification showed.',
    mimeType: JSON_TYPE,
  },
  {
    uri: 'risk://sources',
    name: 'sources',
    title: 'Data sources',
    description: 'Every source with its licence, cadence and state now.',
    mimeType: JSON_TYPE,
  },
];

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: 'risk://models/{id}',
    name: 'model',
    title: 'Model card',
    description: 'The whole card of the model behind a tool, by the name of the tool.',
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: 'risk://places/{name}',
    name: 'places',
    title: 'Places by name',
    description: 'Populated places of a name, the likeliest first.',
    mimeType: JSON_TYPE,
  },
];

/**
 * A resource by its address.
 *
 * @throws ResourceNotFoundError
 */
export async function readResource(
  uri: string,
  operations: readonly NamedOperation[],
  context: Context,
) {
  const found = await contentOf(uri, operations, context);
  if (found === undefined) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(found) }] };
}

async function contentOf(
  uri: string,
  operations: readonly NamedOperation[],
  context: Context,
): Promise<unknown> {
  if (uri === 'risk://models') return modelIndex(operations);
  if (uri === 'risk://sources') return sourceList(context);
  const [, kind, name] = /^risk:\/\/(models|places)\/([^/?#]{1,360})$/.exec(uri) ?? [];
  const text = name === undefined ? undefined : decoded(name);
  if (text === undefined) return undefined;
  return kind === 'models' ? modelCard(text, operations) : placesNamed(text, operations, context);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function modelIndex(operations: readonly NamedOperation[]) {
  return operations.flatMap(({ id, title, model }) =>
    model ? [{ tool: id, title, model: model.name, version: model.version }] : [],
  );
}

function modelCard(id: string, operations: readonly NamedOperation[]) {
  const found = operations.find((operation) => operation.id === id && operation.model);
  return (
    found && {
      tool: found.id,
      title: found.title,
      summary: found.summary,
      path: found.path,
      card: found.model,
      sources: found.sources ?? [],
      datasets: found.datasets ?? [],
    }
  );
}

function sourceList({ sourceStates }: Context) {
  return sourceStates().map(
    ({ id, kind, title, licence, attribution, cadence, status, reason }) => ({
      id,
      kind,
      title,
      licence,
      attribution,
      cadence,
      status,
      reason,
    }),
  );
}

/** Asked as the tool is, so that it is counted as one. */
async function placesNamed(
  name: string,
  operations: readonly NamedOperation[],
  context: Context,
): Promise<unknown> {
  const operation = operations.find(({ id }) => id === 'alerts_geocode');
  if (!operation) return undefined;
  const origin = { placeOf: () => 'query' as const };
  return (await perform({ operation, context, readInput: () => ({ q: name }), origin })).value;
}
