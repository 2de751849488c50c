import * as z from 'zod';
import { inTurns } from '../../core/inTurns.ts';
import type { ModelLine } from '../../core/modelLine.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { modulesOf, type Module } from './modules.ts';

/** Every model once, in the order of the catalog; a few in a turn of the event loop. */
export async function modelLines(
  operations: readonly NamedOperation[],
): Promise<readonly ModelLine[]> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const byCard = Map.groupBy(modulesOf(operations), ({ card }) => card.name);
  const lines = await inTurns([...byCard.values()], (modules) => {
    // Of several operations the one with the plainest path says what the model is for.
    const [first] = modules.toSorted((a, b) => (a.path ?? '').length - (b.path ?? '').length);
    return first ? [lineOf(first, modules, byId)] : [];
  });
  return lines.flat();
}

/** Operations whose publications a component of the composite rests on. */
const HAZARD_OF: Readonly<Record<string, string>> = {
  component_earthquake: 'earthquake_seismicRisk',
  component_seismic_site_amplification: 'earthquake_seismicRisk',
  component_flood: 'flood_forecast',
  component_landslide: 'landslide_predict',
  component_sinkhole: 'sinkhole_weatherCorrelation',
  component_tsunami: 'tsunami_predict',
  component_volcano: 'volcano_predict',
  component_weather: 'weather_context',
};

function lineOf(
  { card, category, title, summary }: Module,
  modules: readonly Module[],
  byId: ReadonlyMap<string, NamedOperation>,
): ModelLine {
  const asking = modules.flatMap(({ name }) => byId.get(name) ?? []);
  const resting = modules.flatMap(({ name }) => byId.get(HAZARD_OF[name] ?? name) ?? []);
  return {
    ...card,
    category,
    title,
    purpose: summary,
    inputs: unique(modules.flatMap(({ inputSchema }) => namesOf(inputSchema))),
    datasets: unique(modules.flatMap(({ datasets }) => datasets)),
    sources: unique(resting.flatMap(({ sources = [] }) => sources)),
    operations: asking.map(({ id, title: name }) => ({ id, title: name })),
  };
}

function namesOf(schema: z.ZodType): readonly string[] {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const shapes = [made, ...(made.anyOf ?? []), ...(made.oneOf ?? []), ...(made.allOf ?? [])];
  return shapes.flatMap((shape) =>
    typeof shape === 'object' ? Object.keys(inPlace(shape, made.$defs).properties ?? {}) : [],
  );
}

type Shape = z.core.JSONSchema.JSONSchema;

/** A shape that is named elsewhere, as it stands there. */
function inPlace(shape: Shape, defs: Shape['$defs']): Shape {
  const name = shape.$ref?.split('/').at(-1);
  const found = name === undefined ? undefined : defs?.[name];
  return typeof found === 'object' ? found : shape;
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
