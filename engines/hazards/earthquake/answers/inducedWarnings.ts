import { distanceKm } from '../../../ground/earth/geodesy.ts';
import { injectionFields, type InjectionField } from '../../../ground/datasets/injection.ts';
import { isKnown, type Fact } from '../../../facts.ts';

interface At {
  readonly lat: number;
  readonly lon: number;
}

/** POLICY. Fields so near may shake a place with what they make, km, and earthquakes from this magnitude count. */
const NEAR_KM = 60;
const COUNTED_MAGNITUDE = 4;

/** Fields of injection and production about a place. */
export const fieldsAbout = ({ lat, lon }: At) => injectionFields({ lat, lon, radiusKm: NEAR_KM });

/** What a reader must know where people make earthquakes: the long-term rates do not hold them. */
export function inducedWarnings(
  { lat, lon }: At,
  fact: Fact<{ readonly fields: readonly InjectionField[] }>,
): string[] {
  if (!isKnown(fact)) return [];
  const [strongest] = fact.value.fields
    .filter(({ maxMagnitude }) => (maxMagnitude ?? 0) >= COUNTED_MAGNITUDE)
    .toSorted((a, b) => (b.maxMagnitude ?? 0) - (a.maxMagnitude ?? 0));
  if (!strongest) return [];
  const km = Math.round(distanceKm(lat, lon, strongest.lat, strongest.lon));
  return [
    `Earthquakes made by people are not in the long-term rates: ${strongest.name}, ${km} km away, made one of M ${(strongest.maxMagnitude ?? 0).toFixed(1)}; while such work goes on, shaking comes more often than told here.`,
  ];
}
