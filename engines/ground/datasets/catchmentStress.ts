import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();

/** Baseline water stress of a catchment. */
export const waterStress = dataset({
  id: 'water-stress',
  title: 'Baseline water stress',
  query: at,
  answer: z.object({
    catchmentId: z.string(),
    stressRatio: maybe.describe('Withdrawal over supply'),
    stressScore: maybe.describe('0 to 5'),
    label: z.string().nullable(),
    arid: z.boolean(),
    droughtScore: maybe,
    interannualScore: maybe,
    seasonalScore: maybe,
    riverFloodScore: maybe,
    coastalFloodScore: maybe,
    overallScore: maybe,
  }),
  sample: {
    catchmentId: '742831',
    stressRatio: 0.55,
    stressScore: 3.4,
    label: 'High (40-80%)',
    arid: false,
    droughtScore: 2.1,
    interannualScore: 1.8,
    seasonalScore: 2,
    riverFloodScore: 1.1,
    coastalFloodScore: 0,
    overallScore: 2.6,
  },
});
