import * as z from 'zod';
import {
  CONSTRUCTION_TYPES,
  FOUNDATIONS,
} from '../../ground/vulnerability/tables/buildingWords.ts';
import { interval, level, point, quantity } from '../../schemas.ts';
import { firstFloorHeight } from '../firstFloor.ts';
import { exceedancePoint } from '../loss/exceedance.ts';
import { PERILS } from '../siteRisk/perils.ts';

/** Uses of a building in the words of insurers. */
export const PROPERTY_USES = [
  'residential',
  'commercial',
  'industrial',
  'agricultural',
  'infrastructure',
] as const;

/** What decides the damage of a building of a known use. All may be left out and are then averaged over. */
export const buildingFields = z.object({
  construction_type: z
    .enum(CONSTRUCTION_TYPES)
    .optional()
    .describe('What it is made of; averaged over the usual stock where absent'),
  construction_year: z
    .int()
    .min(1000)
    .max(2100)
    .optional()
    .describe('Year of construction, which decides the seismic design level'),
  stories: z.int().min(1).max(200).optional().describe('Number of storeys above ground'),
  foundation: z
    .enum(FOUNDATIONS)
    .optional()
    .describe(
      'What it stands on, which decides how high its first floor is and whether water fills a basement; `deep` is piles under a floor near the ground. Averaged over the usual stock where absent',
    ),
  first_floor_height_m: firstFloorHeight,
});
export type DescribedBuilding = z.output<typeof buildingFields>;

/** What insurers say of a building. */
export const propertyFields = point.extend({
  property_type: z.enum(PROPERTY_USES).default('residential').describe('What the building is for'),
  ...buildingFields.shape,
});

/** Storeys above which no factory makes a home. POLICY: the construction standards (24 CFR 3280) are met by homes of one and two. */
const MOBILE_HOME_STORIES = 3;

/** Refuses terms that no one building can meet, at both fields. */
export function refuseTowersOfMobileHomes(
  given: { readonly construction_type?: string | undefined; readonly stories?: number | undefined },
  context: z.RefinementCtx,
): void {
  const { construction_type: construction, stories = 1 } = given;
  if (construction !== 'mobile_home' || stories <= MOBILE_HOME_STORIES) return;
  for (const field of ['stories', 'construction_type'] as const)
    context.addIssue({
      code: 'custom',
      path: [field],
      message: `a mobile_home has no ${stories} storeys: stories should be at most ${MOBILE_HOME_STORIES}, or construction_type another`,
    });
}

/** A building as insurers describe it. */
export const property = propertyFields.superRefine(refuseTowersOfMobileHomes);
export type Property = z.output<typeof property>;

export const perilName = z.enum(PERILS).meta({ id: 'InsuredPeril' });

/** A ratio with its 80 % interval. */
export const spread = z
  .object({
    value: z.number().describe('Mean'),
    p10: z.number().describe('10 % point'),
    p50: z.number().describe('Median'),
    p90: z.number().describe('90 % point'),
  })
  .meta({ id: 'Spread' });

/** One peril of a building. */
const perilAnswer = z
  .object({
    peril: perilName.describe('What brings the loss'),
    state: z
      .enum(['known', 'unknown', 'not_applicable'])
      .describe('Whether it could be worked out'),
    expected_annual_loss_ratio: spread
      .nullable()
      .describe('Mean share of the replacement value lost in a year, 1/yr'),
    share: z.number().nullable().describe('Of the total, 0 to 1'),
    score: z.number().nullable().describe('0 to 100, by the loss'),
    pml_100yr: z
      .number()
      .nullable()
      .describe('Loss ratio that the largest event of a year reaches once in 100 years'),
    pml_250yr: z.number().nullable().describe('The same once in 250 years'),
    drivers: z.array(z.string()).describe('What moved the number'),
    reason: z.string().optional().describe('Why the state is not `known`'),
  })
  .meta({ id: 'PerilLoss' });

export const propertyScore = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    quantity: quantity.nullable().describe('Expected annual loss ratio'),
    score: z.number().min(0).max(100).nullable().describe('0 to 100, by the expected annual loss'),
    level: level.nullable().describe('Level of the score'),
    interval: interval.nullable().describe('80 % interval of the score'),
    reason: z.string().optional().describe('Why there is no score'),
    summary: z.string().describe('The answer in words'),
    average_annual_loss_pct: z
      .number()
      .nullable()
      .describe('Expected loss a year, % of replacement value'),
    dominant_peril: perilName.nullable().describe('Largest share of the loss'),
    perils: z.array(perilAnswer).describe('Nine perils in a fixed order'),
    exceedance: z
      .array(exceedancePoint)
      .describe(
        'Losses as shares of the replacement value, all perils together, with secondary uncertainty',
      ),
    coverage: z.number().describe('Share of the perils that could be worked out, 0 to 1'),
    building: z
      .object({
        property_type: z.string().describe('As given'),
        construction_type: z.string().nullable().describe('As given; null: averaged'),
        construction_year: z.number().nullable().describe('As given; null: averaged'),
        stories: z.number().nullable().describe('As given; null: averaged'),
        foundation: z.enum(FOUNDATIONS).nullable().describe('As given; null: averaged'),
        first_floor_height_m: z
          .number()
          .nullable()
          .describe('As given; null: that of the foundation'),
        model_types: z
          .array(
            z.object({
              type: z.string().describe('Hazus model building type'),
              design_level: z.string().describe('HC, MC, LC or PC'),
              share: z.number().describe('0 to 1'),
            }),
          )
          .describe('Classes whose damage was averaged, largest share first'),
      })
      .describe('What the building was taken for'),
    missing_attributes: z
      .array(
        z.object({
          attribute: z.string().describe('Attribute that was not given'),
          least_annual_loss_pct: z.number().describe('With its most favourable value, %'),
          most_annual_loss_pct: z.number().describe('With its least favourable value, %'),
        }),
      )
      .describe('What each could change, most influential first'),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'PropertyScore' });
export type PropertyScore = z.input<typeof propertyScore>;
