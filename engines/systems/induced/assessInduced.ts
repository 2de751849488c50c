import type * as z from 'zod';
import type { InjectionField } from '../../ground/datasets/injection.ts';
import type { quakesNear } from '../../ground/datasets/quakes.ts';
import type { ZoneSource } from '../../ground/datasets/tectonics.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { isKnown, type Fact, type Moment } from '../../facts.ts';
import { activeRate, isActive } from './activeRate.ts';
import {
  injectionOf,
  injectionReply,
  recordOf,
  recordReply,
  shakingReply,
  type KnownIndex,
} from './fieldReply.ts';
import { modelledRatio, observedRatio } from './rateRatio.ts';
import type { inducedInput } from './schemas.ts';
import { ASSUMED, OBSERVED_MAGNITUDES, TRAFFIC_LIGHTS } from './tables.ts';
import { tectonicRate } from './tectonicRate.ts';
import { lightAt, schemeOf, type Jurisdiction } from './trafficLight.ts';

export type InducedInput = z.output<typeof inducedInput>;
type Quakes = Fact<z.output<typeof quakesNear.answer>>;

/** Days before now whose earthquakes are counted. */
export const WINDOW_DAYS = 30;
export const OBSERVED_MAGNITUDE = 2.5;
const COMPARED_MAGNITUDE = 3;

/** A listed field on the wire. */
export function listedField(
  field: InjectionField,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  year: number,
) {
  const km = distanceKm(lat, lon, field.lat, field.lon);
  const found = injectionOf(field);
  const reply = found && injectionReply(found.injection, found.index, field.volumeFactor);
  const largest = Math.max(
    field.maxMagnitude ?? -Infinity,
    reply?.largest.statistical_mode ?? -Infinity,
  );
  return {
    id: field.id,
    name: field.name,
    country: field.country,
    kind: field.kind,
    lat: field.lat,
    lon: field.lon,
    distance_km: km,
    since_year: field.sinceYear,
    until_year: field.untilYear,
    is_active: isActive(field, year),
    observed_largest:
      field.maxMagnitude === null
        ? null
        : { magnitude: field.maxMagnitude, year: field.maxMagnitudeYear },
    injection: reply ?? null,
    ...(reply
      ? {}
      : {
          injection_reason: whyNoInjection(field),
        }),
    ...byRecord(field, year),
    shaking: shakingReply(largest, km),
    source: field.source,
  };
}

function whyNoInjection({ kind, volumeM3 }: InjectionField): string {
  if (kind === 'mining') return 'a mine injects nothing: what is taken out moves the ground';
  if (kind === 'reservoir') return 'a reservoir loads and wets the ground, and injects nothing';
  return volumeM3 === null
    ? 'no volume is published for this field'
    : 'neither an index nor a largest earthquake is published';
}

function byRecord(field: InjectionField, year: number) {
  const without = (reason: string) => ({ by_record: null, by_record_reason: reason });
  if (!isActive(field, year))
    return without('it has ended: its record tells nothing of the years ahead');
  const record = recordOf(field, year);
  if (record) return { by_record: recordReply(record) };
  return without(
    field.kind === 'reservoir'
      ? 'most earthquakes of a reservoir follow its filling and die down: the record tells nothing of the years ahead'
      : 'no largest earthquake is published for this field',
  );
}

/** The caller's own project; a reason where its index is not known. */
export function projectOf(
  { volume_m3, seismogenic_index, b_value }: InducedInput,
  fields: readonly InjectionField[],
) {
  if (volume_m3 === undefined) return { project: null, project_reason: 'no volume was given' };
  const near = fields.map(injectionOf).find((found) => found !== undefined);
  const index: KnownIndex | undefined =
    seismogenic_index !== undefined
      ? { value: seismogenic_index, sigma: ASSUMED.publishedIndexSigma, basis: 'given' }
      : near && {
          value: near.injection.index,
          sigma: Math.hypot(near.index.sigma, 1),
          basis: 'nearest_field',
        };
  if (!index)
    return {
      project: null,
      project_reason:
        'the seismogenic index of the place is not known: it differs between sites by ten powers of ten, and no default would be honest',
    };
  const bValue =
    b_value ??
    (seismogenic_index === undefined ? near?.injection.bValue : undefined) ??
    ASSUMED.bValue;
  const reply = injectionReply({ volumeM3: volume_m3, index: index.value, bValue }, index);
  const mode = reply.largest.statistical_mode;
  if (mode < OBSERVED_MAGNITUDES.least || mode > OBSERVED_MAGNITUDES.most)
    return {
      project: null,
      project_reason: `volume_m3, the seismogenic index of ${index.value} and a b-value of ${bValue} together stand for a largest earthquake of M ${mode.toFixed(1)}, and the model was never seen to hold outside M ${OBSERVED_MAGNITUDES.least} to ${OBSERVED_MAGNITUDES.most}: check volume_m3, seismogenic_index and b_value`,
    };
  return { project: { ...reply, shaking: shakingReply(reply.largest.p50, 0) } };
}

/** What people cause over what nature does, observed and modelled. */
export function ratiosOf(
  input: InducedInput,
  facts: { readonly zones: readonly ZoneSource[] | undefined; readonly quakes: Quakes },
  parts: { readonly fields: readonly InjectionField[]; readonly year: number },
) {
  const circle = { lat: input.lat, lon: input.lon, radiusKm: input.radius_km };
  const at = (magnitude: number) => facts.zones && tectonicRate(facts.zones, circle, magnitude);
  const [low, high] = [at(OBSERVED_MAGNITUDE), at(COMPARED_MAGNITUDE)];
  if (!low || !high) {
    const reason = 'no background rate of the place is known';
    return {
      observed: null,
      observed_reason: reason,
      modelled: null,
      modelled_reason: reason,
      tectonic_rate_per_yr: null,
    };
  }
  return {
    ...observedPart(recentMagnitudes(facts.quakes), low),
    ...modelledPart(activeRate(parts, COMPARED_MAGNITUDE), high),
    tectonic_rate_per_yr: high.ratePerYear,
  };
}

type Background = NonNullable<ReturnType<typeof tectonicRate>>;

function observedPart(recent: ReturnType<typeof recentMagnitudes>, background: Background) {
  if (!recent)
    return {
      observed: null,
      observed_reason: 'no complete earthquake list of the last 30 days answered',
    };
  const ratio = observedRatio(recent.length, WINDOW_DAYS, background);
  return { observed: { ...ratio, magnitude: OBSERVED_MAGNITUDE } };
}

function modelledPart(active: ReturnType<typeof activeRate>, background: Background) {
  if (!active)
    return {
      modelled: null,
      modelled_reason:
        'no active field within the radius has a published volume or largest earthquake',
    };
  const ratio = modelledRatio(active.perYear, active.log10Sigma, background);
  return { modelled: { ...ratio, magnitude: COMPARED_MAGNITUDE } };
}

/** Magnitudes of the last 30 days; undefined where the list holds significant earthquakes only. */
function recentMagnitudes(quakes: Quakes): readonly number[] | undefined {
  if (!isKnown(quakes) || !quakes.value.complete) return undefined;
  return quakes.value.events.flatMap(({ magnitude }) => magnitude ?? []);
}

/** The light of the scheme of the place. */
export function lightOf(where: Jurisdiction, quakes: Quakes) {
  const local = schemeOf(where);
  const scheme = local ?? TRAFFIC_LIGHTS.alberta;
  const recent = recentMagnitudes(quakes);
  const largest = recent && recent.length > 0 ? Math.max(...recent) : undefined;
  const shown = {
    id: scheme.id,
    title: scheme.title,
    amber_magnitude: scheme.amber,
    red_magnitude: scheme.red,
    scope: scheme.scope,
    source: scheme.source,
  };
  const base = { scheme: shown, is_local: local !== undefined, largest_magnitude: largest ?? null };
  if (!recent)
    return {
      ...base,
      light: null,
      reason: 'no complete earthquake list of the last 30 days answered',
    };
  if (largest !== undefined) return { ...base, light: lightAt(scheme, largest) };
  const quiet = scheme.amber >= OBSERVED_MAGNITUDE ? ('green' as const) : null;
  return {
    ...base,
    light: quiet,
    reason: `no earthquake of M ${OBSERVED_MAGNITUDE} and more in 30 days; smaller ones are not in the list`,
  };
}

/** Calendar year of a moment. */
export const yearOf = ({ iso }: Moment): number => Number(iso.slice(0, 4));
