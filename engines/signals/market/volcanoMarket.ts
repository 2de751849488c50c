import { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import { isKnown } from '../../facts.ts';
import { newEruptions } from '../../hazards/volcano/newEruptions.ts';
import { percentWords } from '../../percentWords.ts';
import { market, type Question } from './market.ts';
import { DEFAULT_THRESHOLD, VOLCANO_MARKETS, type VolcanoMarketRow } from './tables.ts';

const RADIUS_KM = 15;
const veiOf = ({ threshold }: Question): number =>
  Math.ceil(threshold ?? DEFAULT_THRESHOLD.volcano);

function rowOf({ id }: Question): VolcanoMarketRow | undefined {
  return VOLCANO_MARKETS.find((row) => row.id === id);
}

/** New eruptions of a volcano at or above a VEI, by the rate and size distribution of the volcano model. */
export const volcanoMarket = market({
  event: (question) =>
    `a new eruption of VEI ${veiOf(question)} or more at ${rowOf(question)?.name ?? 'the volcano'}`,
  rule: (question) =>
    `Yes if a confirmed eruption of VEI ${veiOf(question)} or more is listed with a start date within the horizon. ` +
    'An eruption that began before and goes on is no new one.',
  needs(question) {
    const { lat, lon } = rowOf(question) ?? { lat: 0, lon: 0 };
    return { volcanoes: volcanoesNear({ lat, lon, radiusKm: RADIUS_KM }) };
  },
  price(question, { volcanoes }) {
    if (!isKnown(volcanoes)) return `list of volcanoes: ${volcanoes.missing}`;
    const number = rowOf(question)?.gvpNumber;
    const volcano = volcanoes.value.volcanoes.find(({ gvpNumber }) => gvpNumber === number);
    if (!volcano) return 'the list of volcanoes that answered does not hold this one';
    const { chance, ratePerYear, share } = newEruptions(volcano, veiOf(question), question.days);
    return {
      chance,
      base: chance,
      drivers: [
        `${Number(ratePerYear.toPrecision(2))} eruptions a year since ${volcano.completeSinceYear}, of which ${percentWords(share)} reach the size`,
        ...(volcano.lastEruptionYear === null
          ? ['no dated eruption']
          : [`last eruption ${volcano.lastEruptionYear}`]),
      ],
      calibration:
        "Gamma-Poisson rate of the complete record; sizes by counts with an analogue prior, of VEI 5 and more by the volcano's share of those of the world. Not recalibrated. " +
        `At 365 days it is chances of volcanoes in POST /api/v1/volcano/predict at ${volcano.lat}, ${volcano.lon}.`,
      warnings: ['Unrest is not in the number: an observatory that raises its level knows more.'],
    };
  },
});
