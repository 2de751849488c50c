import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ShakingGrid } from '../../../engines/signals/alerts/shakingGrid.ts';
import {
  CERTAINTIES,
  SEVERITIES,
  URGENCIES,
} from '../../../engines/signals/earlyWarning/signal.ts';
import type { StoredEvent } from '../../../src/features/alerts/activeEvents.ts';
import { EVENT_KINDS } from '../../../engines/signals/earlyWarning/feeds.ts';
import { capIdentifier, type CapIssue } from '../../../src/features/alerts/capHistory.ts';
import { capMessage } from '../../../src/features/alerts/capMessage.ts';
import { capBreaches } from '../../support/capSchema.ts';

/** Words in several scripts and directions, marks of XML, and what XML cannot hold. */
const words = fc.oneof(
  fc.constantFrom(
    'Cảnh báo lũ quét',
    '津波警報 — 直ちに避難',
    'تحذير من الفيضانات',
    'אזהרת צונאמי',
    'Землетрясение M 6,1',
    'भूकंप की चेतावनी',
    'Fire & smoke <near> "here" ]]> 🌋',
    ' ',
    '',
    '\u0000\u0008\uFFFE\uD800',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const lat = fc.oneof(
  fc.constantFrom(-90, 90, -0, 1e-7, -4.2e-8),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const lon = fc.oneof(
  fc.constantFrom(-180, 180, 5e-9),
  fc.double({ min: -180, max: 180, noNaN: true }),
);
const corner = fc.tuple(lon, lat);
/** Rings as feeds give them: open, closed, of one point, of two and back. */
const ring = fc.oneof(
  fc.array(corner, { maxLength: 6 }),
  fc
    .array(corner, { minLength: 1, maxLength: 5 })
    .map((corners) => [...corners, corners[0] as [number, number]]),
);
const instant = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2099, 0, 1) });
const SHAKING: ShakingGrid = {
  west: -122.5,
  south: 37.5,
  lonStepDeg: 0.5,
  latStepDeg: 0.5,
  columns: 1,
  rows: 1,
  mmi20: Uint8Array.of(120),
};

const event = fc.record({
  id: fc.uuid().map((id) => `ev_${id}`),
  kind: fc.constantFrom(...EVENT_KINDS),
  state: fc.constantFrom('active' as const, 'cancelled' as const, 'ended' as const),
  revision: fc.integer({ min: 1, max: 9 }),
  severity: fc.constantFrom(...SEVERITIES),
  urgency: fc.constantFrom(...URGENCIES),
  certainty: fc.constantFrom(...CERTAINTIES),
  title: words,
  headline: words,
  area: fc.option(words),
  lat: fc.option(lat),
  lon: fc.option(lon),
  magnitude: fc.option(fc.double({ min: 4, max: 9.5, noNaN: true })),
  polygon: fc.option(fc.array(ring, { maxLength: 3 })),
  counties: fc.array(fc.constantFrom('06001', '06075', '15009'), { maxLength: 2 }),
  keys: fc.constant([]),
  feeds: fc.subarray(['usgs-earthquakes', 'nws-alerts', 'gdacs'] as const, { minLength: 1 }),
  onsetMs: instant,
  expiresMs: fc.option(instant),
  shakingVersion: fc.constant(null),
  firstSeenMs: instant,
  updatedMs: instant,
  shaking: fc.option(fc.constant(SHAKING), { nil: undefined }),
}) satisfies fc.Arbitrary<StoredEvent>;

/** The messages before an event's present one, and that one. */
const issuesOf = (of: StoredEvent, before: number): CapIssue[] => [
  ...Array.from({ length: before }, (_, i) => ({
    identifier: `${of.id}.earlier${i}`,
    sentMs: of.firstSeenMs,
  })),
  { identifier: capIdentifier(of), sentMs: of.updatedMs },
];

it('whatever an event is and whatever is said of it, its message fits the schema and the dictionary', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(event, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 60 }),
      async (drawn) => {
        const messages = drawn.map(([of, before]) =>
          capMessage(of, issuesOf(of, before), 'https://risk.example.org:8443'),
        );
        for (const name of ['<polygon>', '<circle>', '<geocode>', 'Cancel<', 'AllClear', 'Update<'])
          if (messages.some((message) => message.includes(name))) seen.add(name);
        expect(await capBreaches(...messages)).toEqual([]);
      },
    ),
    { numRuns: 40, seed: 16 },
  );
  // The check says nothing of what was never drawn.
  expect(seen.size).toBe(6);
}, 120_000);
