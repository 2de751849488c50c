import { LOSS_SOURCES } from '../insurance/modelCard.ts';

/** The card of both ground-truth verticals. */
export const groundTruthCard = {
  name: 'ground-truth-grade',
  version: '1.8.0',
  methodology:
    'Eight hazards as physical quantities, scored through published class edges and turned so that 100 is safe; their weighted mean gives the grade, and a sub-score below 20 holds it at D. A house whose expected or 250-year loss the standard underwriting policy declines is graded D at best, one that it refers C, one that it approves with conditions alone B at best: volcanoes, shaking and tsunamis count there, which no sub-score knows. The cost of insurance is the technical premium of the same policy.',
  validity: 'Properties on land anywhere; maps and models, best in the United States.',
  verification:
    'Each hazard names its tables in its own model card; weights, bands and the cap are tested on worked cases. Grades are unverified against claims.',
  limits: [
    'POLICY: weights by kind of property, grade bands, the cap, liquefaction and heat anchors.',
    'Maps resolve some hundreds of metres at best: neighbours often share a grade because they share a map cell.',
    'Subsidence knows listed basins only.',
  ],
} as const;

export const GROUND_SOURCES = [
  ...LOSS_SOURCES,
  'doi:10.1193/070113EQS184M',
  'doi:10.1785/0120160198',
  'doi:10.1111/j.1749-8198.2008.00205.x',
] as const;
