import type { ModelCard } from '../../vertical.ts';

/** The card of the composite score. */
export const model: ModelCard = {
  name: 'georisk-composite',
  version: '2.4.0',
  methodology:
    'Each hazard is a physical quantity with an interval. Its hazard curve, with the mean damage of a reference building (one light one-storey house on a slab, of mixed quality, the same everywhere), gives the share of the building that is expected to be lost in a year; the composite is the sum of these losses, read piecewise-linearly in its logarithm. Site amplification is what soft ground adds to the loss on rock. The interval draws the components independently, the earthquake and its ground together.',
  validity:
    'Anywhere on land and coast; at sea the hazards of the land are not applicable, shaking is unknown and calm waters have no score. For ordinary low-rise buildings at full replacement cost; not for a building known to be better or worse.',
  verification:
    "The expected losses are held against published average annual losses of counties, states and countries (tables of the topic expected_loss); the page docs/validation/composite.md prints every criterion, met or missed, the spread of scores over 3,000 towns and pairs of places in the order an underwriter expects. The damage curves and each hazard's quantity have their own tables.",
  limits: [
    'POLICY: the reference building, the anchors from loss to score, and the levels are design choices, not published science.',
    'Scores of a version below 2, a weighted union of component scores, do not compare with these.',
    'An expected loss is a mean over what is not known: it stands above its median, the more the less is known.',
    'Where something is unknown the score is a least value, and where what is known would read LOW there is none, if the unknown at what one populated place in ten passes would lift it.',
    'Where no standard of protection is published, rivers are held by the income of the country.',
    'Floods of rain and of small streams, and slopes that fail in storms, go by the rain of the wettest days; streams of narrow plains do not reach every house.',
    'The house is one for all places: insurance/property-score prices the building that is described to it, and its ratio differs by what that building is.',
    'Losses by flood, landslide, sinkhole and volcano rest on class-based rates: good to a factor of 3 to 10.',
    'Wildfire is not a component: its yearly chance stands beside the components (`beside.wildfire`) and is not in the sum.',
    'Embedded tables answer when no live source does; the provenance names each and its age.',
  ],
};
