import type { ModelCard } from '../../../vertical.ts';
import { HAZARD_RANGES } from '../hazard/siteHazard.ts';

/** The hazard engine behind site hazard, curves and disaggregations. */
export const seismicModelCard: ModelCard = {
  name: 'world-psha',
  version: '1.8.1',
  methodology:
    'Cornell-McGuire hazard over embedded faults, plate interfaces, slabs and background zones of the world, with finite ruptures, truncated Gutenberg-Richter and characteristic magnitudes and a logic tree over rates, magnitudes and ground-motion models (NGA-West2, BC Hydro with its term for places behind a volcanic front, Zhao 2006; on interfaces and slabs of Alaska, the Aleutians, Cascadia, Mexico and Central America that of NGA-Subduction for the region with two thirds; NGA-East with two thirds in stable crust; in that of Europe off the craton the trees of the European models of 2013 and 2020 alike, models of active crust with four fifths); site response by each model’s own term.',
  validity: `Land and shelf of the world; Vs30 ${HAZARD_RANGES.vs30Mps.join(' to ')} m/s; PGA, PGV and spectral periods ${HAZARD_RANGES.periodS.join(' to ')} s; return periods of 50 to 10,000 years.`,
  verification:
    'gmpe (29 tables), psha/peer_curves and the national city curves, site_class/*, liquefaction/* and intensity/*; ratios for cities, misses included, stand in the validation page for earthquakes.',
  limits: [
    'Background zones are cells of 1.25 to 20 degrees and belts of 20 to 220 km width: a town beside an unmapped active fault gets the zone’s mean.',
    'Away from plate interfaces and outside the United States, Canada and stable continents, rates count all earthquakes, not main shocks alone.',
    'Where plate interfaces are listed, they make the earthquakes of magnitude 7 and more and the cells near them the smaller ones; of magnitude 7 and more interfaces of the world make a fifth more than were counted over them since 1965.',
    'Earthquakes that wells and reservoirs induce come and go with them and are not in the long-term rates.',
    'Rates of some regions were calibrated to published hazard; the training places are named in the calibration table.',
    'Ss and S1 outside the United States are uniform-hazard approximations without risk targeting.',
    'Liquefaction inputs that nobody maps worldwide (rivers, water table) are POLICY values and are named in the reply.',
    'Background earthquakes below magnitude 5 (4.8 in North America, 4.6 in stable crust of Europe off the craton) are left out: where hazard is low, that reads lower than national maps that count them.',
    'Clusters of earthquakes between the Rhine and the Danube have zones of their own; motions of 475 years on rock there are 0.8 to 1.5 times those of national maps (Basel 0.14 g, 0.13 by the Swiss one; Cologne 0.10, 0.07), on the Swabian Jura more. Clusters of Britain, Wales, western France and Bohemia are still spread over larger zones and read low.',
    'Basin depth is that expected for the Vs30 unless mapped; no 2-D or 3-D basin effects.',
  ],
};

export const SEISMIC_SOURCES = [
  'doi:10.1785/BSSA0580051583',
  'doi:10.1193/070913EQS198M',
  'doi:10.1193/070113EQS184M',
  'doi:10.1193/062913EQS175M',
  'doi:10.1193/072813EQS219M',
  'doi:10.1193/051712EQS188MR',
  'doi:10.1785/0120050122',
  'doi:10.1177/87552930211034889',
  'doi:10.1785/0120050245',
  'doi:10.1785/0120110156',
  'doi:10.1785/0120160198',
  'doi:10.1193/121912EQS353M',
  'doi:10.1785/0120080255',
  'doi:10.1007/s10518-020-00869-1',
  'doi:10.1007/s10518-015-9795-1',
] as const;
