import { levelOf } from '../../engines/levels.ts';
import { level, type Level } from '../../engines/schemas.ts';
import { bridgeRisk, waterMainRisk } from '../../engines/systems/infrastructure/index.ts';
import { KM_PER_100_MILES } from '../../engines/systems/infrastructure/waterMain/tables.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import { figureCase, text, type Case } from './systemsCase.ts';
import { BREAK_PROGRAMMES, BRIDGE_FAILURES } from './systemsCases.ts';

const LEVELS = level.options;
const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00.000Z' };

/** Bridges that failed, and one that stands for all. */
export function bridges(): Case[] {
  return BRIDGE_FAILURES.map(({ name, cause, expected, input, source }) => {
    const parsed = bridgeRisk.input.parse(input);
    const reply = bridgeRisk.assess(parsed, embeddedFacts(bridgeRisk.needs(parsed)), MOMENT);
    const levels = levelsOf(reply.interval);
    return {
      group: 'Bridges',
      name,
      measure: `level; ${cause}`,
      published: expected.join(' or '),
      ours: `${reply.level ?? 'none'} (${text(reply.quantity?.value ?? NaN)} a year), ${levels[0]} to ${levels.at(-1)}`,
      isWithin: levels.some((each) => expected.includes(each)),
      isHit: expected.includes(reply.level ?? ''),
      source,
    };
  });
}

/** Levels that a range of scores reaches, lowest first. */
function levelsOf(range: { readonly p10: number; readonly p90: number } | null): Level[] {
  if (range === null) return [];
  const [low, high] = [LEVELS.indexOf(levelOf(range.p10)), LEVELS.indexOf(levelOf(range.p90))];
  return LEVELS.slice(low, high + 1);
}

/** Networks whose breaks are published. */
export function mains(): Case[] {
  return BREAK_PROGRAMMES.map(({ name, per100Miles, input, source }) => {
    const parsed = waterMainRisk.input.parse(input);
    const reply = waterMainRisk.assess(parsed, embeddedFacts(waterMainRisk.needs(parsed)), MOMENT);
    return figureCase(
      { group: 'Water mains', name, measure: 'breaks per 100 miles and year', source },
      {
        published: per100Miles,
        ours: reply.breaks_per_100_miles_yr ?? NaN,
        factor: 2,
        range:
          reply.quantity === null
            ? undefined
            : {
                p10: reply.quantity.p10 * KM_PER_100_MILES,
                p90: reply.quantity.p90 * KM_PER_100_MILES,
              },
      },
    );
  });
}
