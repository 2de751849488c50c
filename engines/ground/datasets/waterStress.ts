import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** Regional change of stress, as a factor on the ratio from the baseline to 2050 under business as usual. */
export const waterStressBaseline = dataset({
  id: 'water-stress-baseline',
  title: 'Baseline water stress by region',
  query: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  answer: z.object({
    stressRatio: z.number().min(0).describe('Withdrawal over renewable supply'),
    stressScore: z.number().min(0).max(5).describe('On the Aqueduct scale'),
    ratioLnSigma: z.number().positive(),
    aridShare: z.number().min(0).max(1).describe('Weight of rows that are arid and hardly used'),
    nearestRow: z.string(),
    nearestRowKm: z.number().min(0),
    /** How the nearest listed region stands to the place: of its own country on the same land, of a neighbour by land, or of its own country over the sea. */
    nearestRowLies: z.enum(['same_country', 'neighbour', 'over_sea']).default('same_country'),
    change2050: z.number().positive().describe('Factor on the ratio by 2050, business as usual'),
    changeLnSigma: z.number().positive(),
  }),
  sample: {
    stressRatio: 1.0,
    stressScore: 4.3,
    ratioLnSigma: 0.4,
    aridShare: 0,
    nearestRow: 'Sample region',
    nearestRowKm: 40,
    nearestRowLies: 'same_country',
    change2050: 1.1,
    changeLnSigma: 0.3,
  },
});
