/** `windSpeedMaxMps` as `wind_speed_max_mps`: each capital begins a word, digits stay with the letters before them. */
type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S;

/** A value as answers name its members, at every depth. */
export type OnWire<T> = T extends readonly (infer E)[]
  ? OnWire<E>[]
  : T extends object
    ? { -readonly [K in keyof T as K extends string ? Snake<K> : never]: OnWire<T[K]> }
    : T;

const names = new Map<string, string>();

/** The name of a member in answers: `windSpeedMaxMps` is `wind_speed_max_mps`. */
export function wireName(name: string): string {
  let known = names.get(name);
  if (known === undefined)
    names.set(name, (known = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
  return known;
}

/**
 * A value with its members in snake_case, those inside it too: what a source says as answers say it. Members whose names on the wire
 * follow no rule are taken out before. Not for dictionaries, whose keys are data.
 */
export function onWire<T>(value: T): OnWire<T> {
  return renamed(value) as OnWire<T>;
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (value === null || typeof value !== 'object') return value;
  const told: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) told[wireName(name)] = renamed(member);
  return told;
}
