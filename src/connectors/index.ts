import type { Connector } from './connector.ts';
import { copernicusDataspace } from './copernicusDataspace.ts';
import { copernicusEms } from './copernicusEms.ts';
import { earthSearchStac } from './earthSearchStac.ts';
import { earthscopeInfrasound } from './earthscopeInfrasound.ts';
import { eia } from './eia.ts';
import { emscEvent } from './emscEvent.ts';
import { epaAirnow } from './epaAirnow.ts';
import { epaAqs } from './epaAqs.ts';
import { epaEnvirofacts } from './epaEnvirofacts.ts';
import { femaNfhl } from './femaNfhl.ts';
import { femaNri } from './femaNri.ts';
import { fhwaNbi } from './fhwaNbi.ts';
import { fred } from './fred.ts';
import { fredChart } from './fredChart.ts';
import { gdacs } from './gdacs.ts';
import { geofonEvent } from './geofonEvent.ts';
import { geonetNz } from './geonetNz.ts';
import { gleif } from './gleif.ts';
import { globalTailingsPortal } from './globalTailingsPortal.ts';
import { ibtracs } from './ibtracs.ts';
import { iem } from './iem.ts';
import { ingvEvent } from './ingvEvent.ts';
import { iscEvent } from './iscEvent.ts';
import { isricSoilgrids } from './isricSoilgrids.ts';
import { jma } from './jma.ts';
import { landfireWildfireRisk } from './landfireWildfireRisk.ts';
import { macrostrat } from './macrostrat.ts';
import { nasaEonet } from './nasaEonet.ts';
import { nasaFirms } from './nasaFirms.ts';
import { nasaFirmsFiles } from './nasaFirmsFiles.ts';
import { nasaLhasa } from './nasaLhasa.ts';
import { nasaPower } from './nasaPower.ts';
import { nceiHazards } from './nceiHazards.ts';
import { nceiSwdi } from './nceiSwdi.ts';
import { ndbcBuoys } from './ndbcBuoys.ts';
import { nhcStorms } from './nhcStorms.ts';
import { nifcWfigs } from './nifcWfigs.ts';
import { noaaCoops } from './noaaCoops.ts';
import { noaaNceiDaily } from './noaaNceiDaily.ts';
import { noaaSlr } from './noaaSlr.ts';
import { noaaSwpc } from './noaaSwpc.ts';
import { nwpsGauges } from './nwpsGauges.ts';
import { nwsApi } from './nwsApi.ts';
import { openMeteoAirQuality } from './openMeteoAirQuality.ts';
import { openMeteoArchive } from './openMeteoArchive.ts';
import { openMeteoClimate } from './openMeteoClimate.ts';
import { openMeteoElevation } from './openMeteoElevation.ts';
import { openMeteoFlood } from './openMeteoFlood.ts';
import { openMeteoForecast } from './openMeteoForecast.ts';
import { openMeteoMarine } from './openMeteoMarine.ts';
import { openaq } from './openaq.ts';
import { openfema } from './openfema.ts';
import { opentopodata } from './opentopodata.ts';
import { osmNominatim } from './osmNominatim.ts';
import { osmOverpass } from './osmOverpass.ts';
import { planetaryComputerStac } from './planetaryComputerStac.ts';
import { psmsl } from './psmsl.ts';
import { purpleair } from './purpleair.ts';
import { raspberryShake } from './raspberryShake.ts';
import { safecast } from './safecast.ts';
import { secEdgar } from './secEdgar.ts';
import { secXbrlCredit } from './secXbrlCredit.ts';
import { sensorCommunity } from './sensorCommunity.ts';
import { smithsonianGvp } from './smithsonianGvp.ts';
import { smithsonianGvpVotw } from './smithsonianGvpVotw.ts';
import { spc } from './spc.ts';
import { stateOilGas } from './stateOilGas.ts';
import { terrainTiles } from './terrainTiles.ts';
import { tsunamiGov } from './tsunamiGov.ts';
import { usCensus } from './usCensus.ts';
import { usCensusGeocoder } from './usCensusGeocoder.ts';
import { usDroughtMonitor } from './usDroughtMonitor.ts';
import { usaceNid } from './usaceNid.ts';
import { usgsDesignMaps } from './usgsDesignMaps.ts';
import { usgsEpqs } from './usgsEpqs.ts';
import { usgsFdsnEvent } from './usgsFdsnEvent.ts';
import { usgsHans } from './usgsHans.ts';
import { usgsNshmpHazard } from './usgsNshmpHazard.ts';
import { usgsQfaults } from './usgsQfaults.ts';
import { usgsShakemap } from './usgsShakemap.ts';
import { usgsSummaryFeeds } from './usgsSummaryFeeds.ts';
import { usgsVs30 } from './usgsVs30.ts';
import { usgsWater } from './usgsWater.ts';
import { vaacAdvisories } from './vaacAdvisories.ts';
import { viirsNightfire } from './viirsNightfire.ts';
import { worldBank } from './worldBank.ts';
import { wriAqueduct } from './wriAqueduct.ts';

/** Every live source, one line each; within a dataset the earlier is asked first. */
export const connectors: readonly Connector[] = [
  usgsFdsnEvent,
  usgsSummaryFeeds,
  emscEvent,
  geofonEvent,
  iscEvent,
  nceiHazards,
  ingvEvent,
  openMeteoElevation,
  terrainTiles,
  usgsEpqs,
  opentopodata,
  nwsApi,
  openMeteoForecast,
  openMeteoArchive,
  nasaPower,
  openMeteoFlood,
  usgsHans,
  nasaFirms,
  nasaFirmsFiles,
  fred,
  eia,
  fredChart,
  usCensusGeocoder,
  osmNominatim,
  earthSearchStac,
  planetaryComputerStac,
  copernicusDataspace,
  copernicusEms,
  earthscopeInfrasound,
  epaAirnow,
  epaAqs,
  epaEnvirofacts,
  femaNfhl,
  femaNri,
  fhwaNbi,
  gdacs,
  geonetNz,
  gleif,
  globalTailingsPortal,
  ibtracs,
  iem,
  isricSoilgrids,
  jma,
  landfireWildfireRisk,
  macrostrat,
  nasaEonet,
  nasaLhasa,
  nceiSwdi,
  ndbcBuoys,
  nhcStorms,
  nifcWfigs,
  noaaCoops,
  noaaNceiDaily,
  noaaSlr,
  noaaSwpc,
  nwpsGauges,
  openMeteoAirQuality,
  openMeteoClimate,
  openMeteoMarine,
  openaq,
  openfema,
  osmOverpass,
  psmsl,
  purpleair,
  raspberryShake,
  safecast,
  secEdgar,
  secXbrlCredit,
  sensorCommunity,
  smithsonianGvpVotw,
  smithsonianGvp,
  spc,
  stateOilGas,
  tsunamiGov,
  usCensus,
  usDroughtMonitor,
  usaceNid,
  usgsDesignMaps,
  usgsNshmpHazard,
  usgsQfaults,
  usgsShakemap,
  usgsVs30,
  usgsWater,
  vaacAdvisories,
  viirsNightfire,
  worldBank,
  wriAqueduct,
];
