import type { Quotes } from '../narrative/record.ts';
import type { Section } from '../narrative/sections.ts';
import { sentence, type Asked, type Path } from './aspectParts.ts';

/** What an answer says of a caldera that is in none of its numbers. */
function warningOf(quotes: Quotes, caldera: string): string | undefined {
  const path = ['reply', 'warnings'];
  const at = quotes
    .members(...path)
    .find((i) => String(quotes.at(...path, Number(i))).startsWith(`The caldera of ${caldera},`));
  return at === undefined ? undefined : quotes.text(...path, Number(at));
}

/** The volcano that is named, else the nearest. */
export const eruptions =
  ({ volcano }: Asked): Section =>
  (quotes) => {
    const list = ['reply', 'volcanoes'];
    const distance = (at: Path): number => Number(quotes.at(...at, 'distance_km') ?? Infinity);
    const rows = quotes.members(...list).map((i): Path => [...list, Number(i)]);
    const named = rows.find((at) => quotes.at(...at, 'name') === volcano);
    const caldera = volcano === undefined || named ? undefined : warningOf(quotes, volcano);
    if (caldera !== undefined) return caldera;
    const nearest = rows.toSorted((a, b) => distance(a) - distance(b)).at(0);
    const row = named ?? nearest;
    if (!row) return undefined;
    const at = (...path: Path): Path => [...row, ...path];
    const where = whereOf(quotes, at, volcano);
    return (
      [where, lahar(quotes, row), ...recordOf(quotes, at)].filter(Boolean).join(' ') || undefined
    );
  };

type Within = (...path: Path) => Path;

/** How far the volcano is, named or nearest. */
function whereOf(quotes: Quotes, at: Within, volcano: string | undefined): string | undefined {
  return volcano === undefined
    ? sentence(
        quotes,
        [at('name'), at('distance_km')],
        (name, km) => `The nearest volcano of the list is ${name}, ${km} km away.`,
      )
    : sentence(quotes, [at('name'), at('distance_km')], (name, km) =>
        quotes.at(...at('distance_km')) === 0 ? '' : `${name} is ${km} km away.`,
      );
}

/** Its last eruption, and the chance of another. */
function recordOf(quotes: Quotes, at: Within): readonly (string | undefined)[] {
  const last = sentence(
    quotes,
    [at('name'), at('last_eruption_year')],
    (name, year) =>
      `The last known eruption of ${name} was in ${year.startsWith('-') ? `${year.slice(1)} BCE` : year}.`,
  );
  const chance = sentence(
    quotes,
    [
      at('name'),
      at('chances', 'horizon_days'),
      at('chances', 'probability', 0),
      at('chances', 'probability_p05', 0),
      at('chances', 'probability_p95', 0),
    ],
    (name, days, value, low, high) =>
      `The chance that a new eruption of ${name} begins within ${days} days, at any size, is ${value} (90 % interval ${low} to ${high}).`,
  );
  return [last, chance];
}

/** How often lahars of a volcano come to the place, down which valley; nothing at its summit, and where none is drawn. */
function lahar(quotes: Quotes, row: Path): string | undefined {
  const isAtSummit = quotes.at(...row, 'distance_km') === 0;
  if (isAtSummit || quotes.at(...row, 'annual_lahar_probability') === 0) return undefined;
  return sentence(
    quotes,
    [
      [...row, 'name'],
      [...row, 'annual_lahar_probability'],
      [...row, 'ground_paths', 'valley', 'name'],
    ],
    (name, perYear, valley) =>
      `The yearly chance that a lahar of ${name} reaches the place is ${perYear} (valley: ${valley}).`,
  );
}
