import { FEMA, type RulePack, type StatutoryItem } from './rulePack.ts';

const flood = (law: string): StatutoryItem => ({
  id: 'special_flood_hazard_area',
  title: 'Special flood hazard area and past floods',
  law,
  ...FEMA,
});

const moderateFlood = (law: string): StatutoryItem => ({
  id: 'moderate_flood_hazard_area',
  title: 'Moderate flood hazard area (500-year flood plain, shaded zone X)',
  law,
  ...FEMA,
  readFrom: 'moderate_flood_zone',
});

const SELLER_OF_FLOODS = { ...FEMA, authority: 'Seller', readFrom: null } as const;

const NEW_JERSEY = 'New Jersey Statutes section 56:8-19.2';
const NEW_YORK = 'New York Real Property Law section 462 (2), as amended from March 2024';
const TEXAS = 'Texas Property Code section 5.008 (b), as amended 2019';

/**
 * States whose law asks for hazards by name, as commonly summarised; each is to be checked with counsel.
 *
 * @source statutes as named; of Florida, New Jersey and New York what they ask was read (Florida Realtors, August 2024; the text of 56:8-19.2;
 *   Stewart Title on chapter 484 of 2023), and of Maine and Virginia (the text of chapter 585 of 2024 and of the sections); the others as listed by FEMA (2024), Flood Risk Disclosure, quoted, unverified
 */
export const STATE_PACKS: Readonly<Record<string, RulePack>> = {
  FL: {
    state: 'FL',
    title: 'Flood, sinkhole and coastal disclosures',
    law: 'Florida Statutes sections 161.57, 627.7073 and 689.302',
    items: [
      {
        id: 'past_floods_and_claims',
        title: 'Past floods, flood insurance claims and federal assistance for flood damage',
        law: 'Florida Statutes section 689.302 (from October 2024)',
        ...SELLER_OF_FLOODS,
      },
      {
        id: 'sinkhole_claims',
        title: 'Sinkhole claims made on the property',
        law: 'Florida Statutes section 627.7073 (2) (c)',
        authority: 'Seller and insurer',
        mapUrl: 'https://floridadep.gov/fgs/sinkholes',
        readFrom: null,
        opinion: 'sinkhole',
      },
      {
        id: 'coastal_construction_control_line',
        title: 'Land seaward of the coastal construction control line',
        law: 'Florida Statutes section 161.57',
        authority: 'Florida Department of Environmental Protection',
        mapUrl: 'https://floridadep.gov/rcp/coastal-construction-control-line',
        readFrom: null,
        opinion: 'flood',
      },
    ],
    note: 'Past floods and claims are known to the seller alone; the law asks for no flood zone, which the map of the Federal Emergency Management Agency shows.',
  },
  TX: {
    state: 'TX',
    title: "Seller's disclosure notice",
    law: 'Texas Property Code section 5.008',
    items: [
      flood(TEXAS),
      moderateFlood(TEXAS),
      {
        id: 'floodway',
        title: 'Regulatory floodway',
        law: TEXAS,
        ...FEMA,
        readFrom: 'floodway',
      },
      {
        id: 'reservoir_flood_pool',
        title: 'Flood pool of a reservoir, or land that a controlled release floods',
        law: TEXAS,
        authority: 'US Army Corps of Engineers',
        mapUrl: 'https://www.swg.usace.army.mil/',
        readFrom: null,
        opinion: 'dam',
      },
    ],
    note: 'Asks for past floods, claims and flood insurance besides the zones.',
  },
  LA: {
    state: 'LA',
    title: 'Property disclosure',
    law: 'Louisiana Revised Statutes 9:3198',
    items: [flood('Louisiana Revised Statutes 9:3198')],
    note: 'Asks for past floods besides the zone.',
  },
  NY: {
    state: 'NY',
    title: 'Property condition disclosure statement',
    law: 'New York Real Property Law section 462',
    items: [flood(NEW_YORK), moderateFlood(NEW_YORK)],
    note: 'Asks for flood insurance and claims besides the zones.',
  },
  NC: {
    state: 'NC',
    title: 'Residential property disclosure',
    law: 'North Carolina General Statutes section 47E-4',
    items: [flood('North Carolina General Statutes section 47E-4, form of 2024')],
    note: 'Asks for past floods and insurance besides the zone.',
  },
  SC: {
    state: 'SC',
    title: 'Residential property condition disclosure',
    law: 'South Carolina Code section 27-50-40',
    items: [flood('South Carolina Code section 27-50-40, form of 2023')],
    note: 'Asks for past floods and insurance besides the zone.',
  },
  NJ: {
    state: 'NJ',
    title: 'Flood risk disclosure',
    law: 'New Jersey Statutes section 56:8-19.2 (P.L. 2023, c. 93)',
    items: [flood(NEW_JERSEY), moderateFlood(NEW_JERSEY)],
    note: 'Asks for past floods and insurance besides the zones.',
  },
  OR: {
    state: 'OR',
    title: "Seller's property disclosure statement",
    law: 'Oregon Revised Statutes section 105.464',
    items: [flood('Oregon Revised Statutes section 105.464')],
    note: 'Asks for slides and settling known to the seller besides the zone.',
  },
  WA: {
    state: 'WA',
    title: "Seller's disclosure statement",
    law: 'Revised Code of Washington section 64.06.020',
    items: [flood('Revised Code of Washington section 64.06.020')],
    note: 'Asks for slides and settling known to the seller besides the zone.',
  },
  HI: {
    state: 'HI',
    title: "Seller's disclosure of special areas",
    law: 'Hawaii Revised Statutes sections 508D-5 and 508D-15',
    items: [
      flood('Hawaii Revised Statutes section 508D-15 (a) (1)'),
      {
        id: 'tsunami_inundation_area',
        title: 'Anticipated inundation area of tsunami maps',
        law: 'Hawaii Revised Statutes section 508D-15 (a)',
        authority: 'Hawaii Emergency Management Agency',
        mapUrl: 'https://dod.hawaii.gov/hiema/public-resources/tsunami-evacuation-zone/',
        readFrom: null,
        opinion: 'tsunami',
      },
      {
        id: 'sea_level_rise_exposure_area',
        title: 'Sea level rise exposure area',
        law: 'Hawaii Revised Statutes section 508D-15 (a) (5), from 2022',
        authority: 'Hawaii Climate Change Mitigation and Adaptation Commission',
        mapUrl: 'https://www.pacioos.hawaii.edu/shoreline/slr-hawaii/',
        readFrom: null,
        opinion: 'flood',
      },
    ],
    note: 'Asks for zones of aircraft noise and of air bases too, which are no natural hazards.',
  },
  IL: {
    state: 'IL',
    title: 'Residential real property disclosure report',
    law: '765 Illinois Compiled Statutes 77/35',
    items: [flood('765 Illinois Compiled Statutes 77/35')],
    note: 'Asks for recurring leakage and flood insurance besides the flood plain.',
  },
  MD: {
    state: 'MD',
    title: 'Residential property disclosure and disclaimer statement',
    law: 'Maryland Real Property Code section 10-702',
    items: [flood('Maryland Real Property Code section 10-702')],
    note: 'Asks for wetlands and conservation areas besides the flood zone; a seller may disclaim instead.',
  },
  ME: {
    state: 'ME',
    title: 'Property disclosure statement',
    law: 'Maine Revised Statutes title 33, section 173 (7)',
    items: [flood('Maine Revised Statutes title 33, section 173 (7) (chapter 585 of 2024)')],
    note: 'Asks for the zone with a copy of its map (if the map took effect from 4 March 2002 on), and for floods, damage by them, flood insurance claims and aid while the seller owned the property.',
  },
  MS: {
    state: 'MS',
    title: "Seller's disclosure statement",
    law: 'Mississippi Code sections 89-1-501 to 89-1-523',
    items: [flood('Mississippi Code sections 89-1-501 to 89-1-523')],
    note: 'Asks for past floods and flood insurance besides the zone.',
  },
  OK: {
    state: 'OK',
    title: 'Residential property condition disclosure',
    law: 'Oklahoma Statutes title 60, sections 831 to 839',
    items: [flood('Oklahoma Statutes title 60, section 833')],
    note: 'Asks for past floods and flood insurance besides the flood plain.',
  },
  TN: {
    state: 'TN',
    title: 'Residential property disclosure',
    law: 'Tennessee Code sections 66-5-210 and 66-5-212',
    items: [
      flood('Tennessee Code section 66-5-210'),
      {
        id: 'known_sinkhole',
        title: 'Sinkhole on the property',
        law: 'Tennessee Code section 66-5-212',
        authority: 'Seller; mapped by the Tennessee Geological Survey',
        mapUrl: 'https://www.tn.gov/environment/program-areas/tennessee-geological-survey.html',
        readFrom: null,
        opinion: 'sinkhole',
      },
    ],
    note: 'A sinkhole counts where the seller knows of it.',
  },
  VA: {
    state: 'VA',
    title: 'Residential property disclosure',
    law: 'Code of Virginia sections 55.1-703 and 55.1-708.2',
    items: [
      {
        id: 'repetitive_flood_losses',
        title: 'Two or more flood insurance claims above USD 1,000 within ten years',
        law: 'Code of Virginia section 55.1-708.2 (from January 2022)',
        ...SELLER_OF_FLOODS,
      },
    ],
    note: 'Repeated claims count where the seller knows of them; of zones of flood hazard the seller makes no representation, and the buyer is to look at the map.',
  },
  VT: {
    state: 'VT',
    title: 'Disclosure of flood information',
    law: '27 Vermont Statutes section 380 (2024)',
    items: [
      flood('27 Vermont Statutes section 380'),
      moderateFlood('27 Vermont Statutes section 380'),
    ],
    note: 'Asks for past damage by floods or flood erosion and for insurance besides the zones.',
  },
  WI: {
    state: 'WI',
    title: 'Real estate condition report',
    law: 'Wisconsin Statutes section 709.03',
    items: [flood('Wisconsin Statutes section 709.03')],
    note: 'Asks for wetlands and shoreland besides the flood plain.',
  },
};
