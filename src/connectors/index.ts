import type { Connector } from './connector.ts';
import { calFireZones, cgsZones } from './sources/californiaZones.ts';
import { copernicusDataspace } from './sources/copernicusDataspace.ts';
import { copernicusEms } from './sources/copernicusEms.ts';
import { earthSearchStac } from './sources/earthSearchStac.ts';
import { earthscopeInfrasound } from './sources/earthscopeInfrasound.ts';
import { eia } from './sources/eia.ts';
import { emscEvent } from './sources/emscEvent.ts';
import { epaAirnow } from './sources/epaAirnow.ts';
import { epaAqs } from './sources/epaAqs.ts';
import { epaEnvirofacts } from './sources/epaEnvirofacts.ts';
import { femaNfhl } from './sources/femaNfhl.ts';
import { femaNri } from './sources/femaNri.ts';
import { fhwaNbi } from './sources/fhwaNbi.ts';
import { fred } from './sources/fred.ts';
import { fredChart } from './sources/fredChart.ts';
import { gdacs } from './sources/gdacs.ts';
import { geofonEvent } from './sources/geofonEvent.ts';
import { geonetNz } from './sources/geonetNz.ts';
import { gleif } from './sources/gleif.ts';
import { globalTailingsPortal } from './sources/globalTailingsPortal.ts';
import { ibtracs } from './sources/ibtracs.ts';
import { iem } from './sources/iem.ts';
import { ingvEvent } from './sources/ingvEvent.ts';
import { iscEvent } from './sources/iscEvent.ts';
import { isricSoilgrids } from './sources/isricSoilgrids.ts';
import { jma } from './sources/jma.ts';
import { landfireWildfireRisk } from './sources/landfireWildfireRisk.ts';
import { macrostrat } from './sources/macrostrat.ts';
import { nasaEonet } from './sources/nasaEonet.ts';
import { nasaFirms } from './sources/nasaFirms.ts';
import { nasaFirmsFiles } from './sources/nasaFirmsFiles.ts';
import { nasaLhasa } from './sources/nasaLhasa.ts';
import { nasaPower } from './sources/nasaPower.ts';
import { nceiHazards } from './sources/nceiHazards.ts';
import { nceiSwdi } from './sources/nceiSwdi.ts';
import { ndbcBuoys } from './sources/ndbcBuoys.ts';
import { nhcStorms } from './sources/nhcStorms.ts';
import { nifcWfigs } from './sources/nifcWfigs.ts';
import { noaaCoops } from './sources/noaaCoops.ts';
import { noaaNceiDaily } from './sources/noaaNceiDaily.ts';
import { noaaSlr } from './sources/noaaSlr.ts';
import { noaaSwpc } from './sources/noaaSwpc.ts';
import { nwpsGauges } from './sources/nwpsGauges.ts';
import { nwsApi } from './sources/nwsApi.ts';
import { openMeteoAirQuality } from './sources/openMeteoAirQuality.ts';
import { openMeteoArchive } from './sources/openMeteoArchive.ts';
import { openMeteoClimate } from './sources/openMeteoClimate.ts';
import { openMeteoElevation } from './sources/openMeteoElevation.ts';
import { openMeteoFlood } from './sources/openMeteoFlood.ts';
import { openMeteoForecast } from './sources/openMeteoForecast.ts';
import { openMeteoMarine } from './sources/openMeteoMarine.ts';
import { openaq } from './sources/openaq.ts';
import { openfema } from './sources/openfema.ts';
import { opentopodata } from './sources/opentopodata.ts';
import { osmNominatim } from './sources/osmNominatim.ts';
import { osmOverpass } from './sources/osmOverpass.ts';
import { planetaryComputerStac } from './sources/planetaryComputerStac.ts';
import { psmsl } from './sources/psmsl.ts';
import { purpleair } from './sources/purpleair.ts';
import { raspberryShake } from './sources/raspberryShake.ts';
import { safecast } from './sources/safecast.ts';
import { secEdgar } from './sources/secEdgar.ts';
import { secXbrlCredit } from './sources/secXbrlCredit.ts';
import { sensorCommunity } from './sources/sensorCommunity.ts';
import { smithsonianGvp } from './sources/smithsonianGvp.ts';
import { smithsonianGvpVotw } from './sources/smithsonianGvpVotw.ts';
import { spc } from './sources/spc.ts';
import { stateOilGas } from './sources/stateOilGas.ts';
import { terrainTiles } from './sources/terrainTiles.ts';
import { tsunamiGov } from './sources/tsunamiGov.ts';
import { usCensus } from './sources/usCensus.ts';
import { usCensusGeocoder } from './sources/usCensusGeocoder.ts';
import { usDroughtMonitor } from './sources/usDroughtMonitor.ts';
import { usaceNid } from './sources/usaceNid.ts';
import { usgsDesignMaps } from './sources/usgsDesignMaps.ts';
import { usgsEpqs } from './sources/usgsEpqs.ts';
import { usgsFdsnEvent } from './sources/usgsFdsnEvent.ts';
import { usgsHans } from './sources/usgsHans.ts';
import { usgsNshmpHazard } from './sources/usgsNshmpHazard.ts';
import { usgsQfaults } from './sources/usgsQfaults.ts';
import { usgsShakemap } from './sources/usgsShakemap.ts';
import { usgsSummaryFeeds } from './sources/usgsSummaryFeeds.ts';
import { usgsVs30 } from './sources/usgsVs30.ts';
import { usgsWater } from './sources/usgsWater.ts';
import { usgsWaterData } from './sources/usgsWaterData.ts';
import { vaacAdvisories } from './sources/vaacAdvisories.ts';
import { viirsNightfire } from './sources/viirsNightfire.ts';
import { worldBank } from './sources/worldBank.ts';
import { wriAqueduct } from './sources/wriAqueduct.ts';

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
  cgsZones,
  calFireZones,
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
  usgsWaterData,
  vaacAdvisories,
  viirsNightfire,
  worldBank,
  wriAqueduct,
];
