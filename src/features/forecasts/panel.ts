import { PANEL, type PanelQuestion } from '../../../engines/signals/market/panel.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Context, Inside, PredictionRecord, Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';
import { isWhole, quakeListsOf } from '../../../engines/hazards/earthquake/regions/recentQuakes.ts';
import { keepFrozen, type FrozenForecast } from './freeze.ts';
import { answered } from './oracle.ts';

/** A region whose lists are long and never empty: where they answer, the sources are there. */
const PROBE = { lat: 38, lon: 138, radiusKm: 1_200 };

const FROZEN = `
  select prediction_id, entry from forecast_ledger
   where resolves_at >= $1::timestamptz and entry like '%"panel":"' || $2 || '"%'`;

/** Freezes the questions of the day, one server at a time. A day on which no catalogue answers has no panel. */
export const freezePanel: Routine = {
  name: 'forecasts-panel',
  cron: '7 * * * *',
  async run(services, signal) {
    await freezePanelOf(services, signal);
  },
};

/** @returns how many questions were frozen now; what the day has already is not frozen again */
export async function freezePanelOf(
  services: Services,
  signal: AbortSignal,
): Promise<{ readonly frozen: number; readonly waits: boolean }> {
  const { database, clock, log } = services;
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const rows = await database.sql<{ entry: string }>(FROZEN, [`${day}T00:00:00Z`, day]);
  const done = new Set(rows.map(({ entry }) => keyOf(JSON.parse(entry) as FrozenForecast)));
  const missing = PANEL.filter((question) => !done.has(keyOfQuestion(question)));
  if (missing.length === 0) return { frozen: 0, waits: false };
  if (!(await sourcesAnswer(services, signal))) return { frozen: 0, waits: true };
  let frozen = 0;
  for (const question of missing) {
    if (signal.aborted) break;
    await freezeOne(question, { services, day, signal });
    frozen++;
  }
  log.info({ day, frozen }, 'panel of forecasts frozen');
  return { frozen, waits: false };
}

/** Whether whole lists of recent earthquakes answer: without them the numbers would leave out what is known of the present. */
async function sourcesAnswer({ ask }: Services, signal: AbortSignal): Promise<boolean> {
  const { quakes, older } = quakeListsOf(PROBE);
  const facts = await Promise.all([ask(quakes, signal), ask(older, signal)]);
  return facts.every(isWhole);
}

/** Asks a question as nobody's, keeps the answer for ever and enters it in the ledger as one of the panel. */
async function freezeOne(
  question: PanelQuestion,
  how: { readonly services: Services; readonly day: string; readonly signal: AbortSignal },
): Promise<void> {
  const { services, day, signal } = how;
  const keep = (record: PredictionRecord, inside?: Inside) => {
    const { plan: _plan, ...kept } = record;
    return keepFrozen(kept, services, { inside, panel: day });
  };
  const context = Object.create(services, {
    account: { value: undefined },
    signal: { value: signal },
    callerLeft: { value: signal },
    isRepeatable: { value: false },
    keep: { value: keep },
  }) as Context;
  await answered.run(answered.input.parse(question) as never, context);
}

/** What tells questions of one day apart. */
function keyOf(frozen: FrozenForecast): string {
  const { hazard_type, region, lat, lon, magnitude_threshold, horizon_days } = frozen;
  return canonicalJson([hazard_type, region, lat, lon, magnitude_threshold, horizon_days]);
}

function keyOfQuestion(question: PanelQuestion): string {
  const { hazard_type, region, lat, lon, magnitude_threshold, time_horizon_days } = question;
  return canonicalJson([
    hazard_type,
    region ?? null,
    lat ?? null,
    lon ?? null,
    magnitude_threshold ?? null,
    time_horizon_days,
  ]);
}
