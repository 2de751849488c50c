import { bridgesNear } from '../../../ground/datasets/infrastructure.ts';
import { seismicHazard } from '../../../ground/datasets/tectonics.ts';
import { soil } from '../../../ground/datasets/terrain.ts';
import { isKnown } from '../../../facts.ts';
import { floodNeeds, siteFlood } from '../../../hazards/flood/siteFlood.ts';
import { vertical } from '../../../vertical.ts';
import { motionLevels } from '../shaking/motionLevels.ts';
import { nearOf, NEAR_KM } from './bridgesNear.ts';
import type { BridgeSite } from './failureRate.ts';
import { noBridge, withoutBridge } from './noBridge.ts';
import { bridgeReport } from './report.ts';
import { bridgeInput, bridgeReply } from './schemas.ts';

/** POST /api/v1/infrastructure/bridge/risk */
export const bridgeRisk = vertical({
  path: '/api/v1/infrastructure/bridge/risk',
  title: 'Bridge failure risk',
  summary:
    'How likely a highway bridge of a condition and age is to fail at a place, by scour, earthquake, decay and accident, and how its condition will go on.',
  input: bridgeInput,
  output: bridgeReply,
  needs: ({ lat, lon }) => ({
    hazard: seismicHazard({ lat, lon }),
    ground: soil({ lat, lon }),
    flood: floodNeeds({ lat, lon }),
    bridges: bridgesNear({ lat, lon, radiusKm: NEAR_KM }),
  }),
  assess(input, { hazard, ground, flood, bridges }, moment) {
    const site: BridgeSite = {
      levels:
        isKnown(hazard) && isKnown(ground)
          ? motionLevels(hazard.value, ground.value.vs30Mps)
          : undefined,
      floodPerYear: isKnown(flood.flood)
        ? siteFlood(flood, flood.flood.value, moment).yearlyProbability
        : undefined,
      isCalifornia: isKnown(flood.setting) && flood.setting.value.usState === 'CA',
      year: Number(moment.iso.slice(0, 4)),
    };
    const none = noBridge(flood);
    return {
      ...bridgeReport(input, site),
      ...(none === null ? {} : withoutBridge(none)),
      bridges_near: nearOf(input, bridges, site),
      ...(isKnown(bridges) ? {} : { bridges_near_reason: bridges.missing }),
    };
  },
  cost: 'light',
  model: {
    name: 'bridge-failure',
    version: '1.1.2',
    methodology:
      'Yearly probability of failure as one minus the product over scour (HYRISK by NBI item 113, else the national rate), earthquakes (Hazus curves with skew, spans and spectral shape over the hazard curve), overload and decay by condition rating, and accidents; the condition goes on as a Markov chain.',
    validity:
      'Highway bridges of US practice; good to a factor of three. Not on an ice sheet, nor on the sea 25 km and more from a coast.',
    verification:
      'bridge/hazus_hwb_fragility and bridge/nbi_markov bind fragility and condition path; documented failures stand in the validation page. Probabilities by condition and HYRISK are not verified against counts by rating.',
    limits: [
      'HYRISK and the assignment of Hazus equations to classes are restated from memory.',
      'POLICY: failure by condition rating, mixture of classes for an unknown structure, yearly decay, anchors.',
      'Hazus curves over a hazard curve with a log deviation of 0.35 instead of 0.6, so that the scatter of motion counts once.',
      'Liquefaction at the abutments, tsunami and ice are not counted.',
    ],
  },
  sources: [
    'doi:10.1061/(ASCE)CF.1943-5509.0000571',
    'https://www.fema.gov/flood-maps/products-tools/hazus',
    'https://doi.org/10.17226/23243',
    'https://www.fhwa.dot.gov/bridge/mtguide.pdf',
  ],
  example: { lat: 37.7749, lon: -122.4194, nbi_condition: 4, bridge_age_years: 62 },
  geojson: ({ lat, lon }, { quantity, score, level }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { quantity, score, level },
  }),
});
