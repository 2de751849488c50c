import { tsunamiSources } from '../../ground/datasets/tsunamis.ts';
import { isKnown } from '../../facts.ts';
import { ruptureChance, segmentsOf } from '../../hazards/tsunami/zoneChance.ts';
import { market, type Question } from './market.ts';
import { DEFAULT_THRESHOLD, TSUNAMI_MARKETS, type TsunamiMarketRow } from './tables.ts';

const magnitudeOf = ({ threshold }: Question): number => threshold ?? DEFAULT_THRESHOLD.tsunami;

function rowOf({ id }: Question): TsunamiMarketRow | undefined {
  return TSUNAMI_MARKETS.find((row) => row.id === id);
}

/** The bounds of a zone in words. */
function boundsWords(question: Question): string {
  const [south, west, north, east] = rowOf(question)?.bounds ?? [0, 0, 0, 0];
  return `between latitudes ${south} and ${north} and between longitudes ${west} and ${east > 180 ? east - 360 : east}`;
}

/** Earthquakes of a subduction zone that raise a tsunami, by the recurrences of its segments. */
export const tsunamiMarket = market({
  event: (question) =>
    `a tsunami raised by an earthquake of magnitude ${magnitudeOf(question)} or more in ${rowOf(question)?.name ?? 'the zone'}`,
  rule: (question) =>
    `Yes if an earthquake of magnitude ${magnitudeOf(question)} or more with its epicentre ${boundsWords(question)} has its origin within the ` +
    'horizon and a definite tsunami (validity 4) of at least 0.5 m at any gauge or in any survey.',
  needs(question) {
    const { lat, lon } = rowOf(question) ?? { lat: 0, lon: 0 };
    return { sources: tsunamiSources({ lat, lon }) };
  },
  price(question, { sources }) {
    if (!isKnown(sources)) return `tsunami sources: ${sources.missing}`;
    const row = rowOf(question);
    const listed = sources.value.paths.map(({ source }) => source);
    const segments = segmentsOf(listed, row?.zone ?? '', magnitudeOf(question));
    const chance = ruptureChance(segments, question.days);
    if (!chance) return `no listed segment of the zone reaches magnitude ${magnitudeOf(question)}`;
    return {
      chance,
      base: chance,
      drivers: segments
        .toSorted((a, b) => a.recurrenceYears.best - b.recurrenceYears.best)
        .slice(0, 3)
        .map(
          ({ name, magnitude, recurrenceYears: { low, best, high } }) =>
            `${name}: magnitude ${magnitude} every ${best} years (${low} to ${high})`,
        ),
      calibration:
        'Sum of published recurrences of segments, memoryless. Not recalibrated. ' +
        `At 365 days it is chances of zones in POST /api/v1/tsunami/predict at ${row?.lat}, ${row?.lon}.`,
      warnings: [
        'Landslides, volcanoes and earthquakes below the listed sizes raise tsunamis too; they are not counted.',
      ],
    };
  },
});
