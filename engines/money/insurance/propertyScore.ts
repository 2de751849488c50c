import { vertical } from '../../vertical.ts';
import { propertyLoss } from '../siteRisk/propertyLoss.ts';
import { siteNeeds } from '../siteRisk/sitePerils.ts';
import { buildingOf } from './buildingOf.ts';
import { LOSS_LIMITS, LOSS_METHOD, LOSS_SOURCES, LOSS_VERIFICATION } from './modelCard.ts';
import { propertyReport } from './propertyReport.ts';
import { property, propertyScore as output } from './schemas.ts';

/** POST /api/v1/insurance/property-score */
export const propertyScore = vertical({
  path: '/api/v1/insurance/property-score',
  title: 'Property score',
  summary:
    'What a building is expected to lose a year to nine perils, as shares of its value with intervals, its exceedance curve and what missing attributes could change.',
  input: property,
  output,
  needs: siteNeeds,
  assess: (given, facts, moment) =>
    propertyReport(given, propertyLoss(given, { facts, moment }, buildingOf(given))),
  cost: 'heavy',
  keep: true,
  model: {
    name: 'property-expected-loss',
    version: '1.12.0',
    methodology: LOSS_METHOD,
    validity:
      'Buildings on land anywhere; damage classes of Hazus, which was made for the United States.',
    verification: LOSS_VERIFICATION,
    limits: LOSS_LIMITS,
  },
  sources: LOSS_SOURCES,
  example: {
    lat: 37.7749,
    lon: -122.4194,
    property_type: 'residential',
    construction_type: 'wood_frame',
    construction_year: 1962,
    stories: 2,
  },
});
