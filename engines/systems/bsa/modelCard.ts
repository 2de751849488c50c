import type { ModelCard } from '../../vertical.ts';
import { METHODOLOGY_VERSION } from './methodology.ts';

/** The card of the pricer. */
export const BSA_CARD: ModelCard = {
  name: 'bsa-premium',
  version: METHODOLOGY_VERSION,
  methodology:
    'Seismogenic index with a Coulomb-stress driver and three weighted responses to cycling (rate and state, stress memory, fatigue), ground motion of small earthquakes (Atkinson 2015), intensity, vulnerability by index (Lagomarsino & Giovinazzi), and a layer with Wang or lambda-sigma load.',
  validity:
    'Earthquakes of M 3 to 6 within 40 km of gas or CO2 storage, brine disposal or geothermal fields.',
  verification:
    'induced_seismicity/seismogenic_index_mcgarr binds the rate; each parameter moves the premium in the direction that it should (tests); documented sequences stand in the validation page. No premium was compared with a market price.',
  limits: [
    'Priors of the index by kind rest on counts of the world restated from memory; the price is good to a power of ten.',
    'POLICY: weights of the branches, overlap and fatigue exponents, reference cycle, reach of pressure, losses by damage grade, loads.',
    'All value at one distance, shaken alike; vulnerability was fitted to stronger and longer shaking.',
    'The register is restated from memory, positions to 10 km, volumes to a factor of 1.5.',
  ],
};

export const BSA_SOURCES = [
  'doi:10.1190/1.3353727',
  'doi:10.1029/93JB02581',
  'doi:10.1785/0120140142',
  'doi:10.1007/s10518-006-9024-z',
  'doi:10.2307/253675',
  'doi:10.1016/j.earscirev.2017.07.008',
] as const;
