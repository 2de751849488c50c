import { auth } from './auth.ts';
import { bridge } from './bridge.ts';
import { calibration } from './calibration.ts';
import { catBond } from './catBond.ts';
import { climateVelocity } from './climateVelocity.ts';
import { compoundRisk } from './compoundRisk.ts';
import { credit } from './credit.ts';
import { drift } from './drift.ts';
import { droneRemoteId } from './droneRemoteId.ts';
import { economicForecast } from './economicForecast.ts';
import { expectedLoss } from './expectedLoss.ts';
import { fireWeather } from './fireWeather.ts';
import { drought } from './drought.ts';
import { flare } from './flare.ts';
import { flood } from './flood.ts';
import { gmpe } from './gmpe.ts';
import { heatStress } from './heatStress.ts';
import { hurricane } from './hurricane.ts';
import { inducedSeismicity } from './inducedSeismicity.ts';
import { insuranceEp } from './insuranceEp.ts';
import { intensity } from './intensity.ts';
import { landslide } from './landslide.ts';
import { liquefaction } from './liquefaction.ts';
import { mortgage } from './mortgage.ts';
import { muniBond } from './muniBond.ts';
import { parametric } from './parametric.ts';
import { psha } from './psha.ts';
import { seaLevel } from './seaLevel.ts';
import { seismicity } from './seismicity.ts';
import { severeWeather } from './severeWeather.ts';
import { siteClass } from './siteClass.ts';
import { tailings } from './tailings.ts';
import { tsunami } from './tsunami.ts';
import { usgsEvents } from './usgsEvents.ts';
import { volcano } from './volcano.ts';
import { vulnerability } from './vulnerability.ts';
import { waterMain } from './waterMain.ts';
import { waterStress } from './waterStress.ts';
import type { Topic } from './binding.ts';

/** Every topic with its bindings, one line each, in alphabetical order. */
export const topics: readonly Topic[] = [
  auth,
  bridge,
  calibration,
  catBond,
  climateVelocity,
  compoundRisk,
  credit,
  drift,
  droneRemoteId,
  drought,
  economicForecast,
  expectedLoss,
  fireWeather,
  flare,
  flood,
  gmpe,
  heatStress,
  hurricane,
  inducedSeismicity,
  insuranceEp,
  intensity,
  landslide,
  liquefaction,
  mortgage,
  muniBond,
  parametric,
  psha,
  seaLevel,
  seismicity,
  severeWeather,
  siteClass,
  tailings,
  tsunami,
  usgsEvents,
  volcano,
  vulnerability,
  waterMain,
  waterStress,
];
