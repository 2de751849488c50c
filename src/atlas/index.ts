import type { Embedded } from '../connectors/connector.ts';
import { climateNormalsAtlas } from './climateNormals.ts';
import { windstormClimateAtlas } from './windstormClimate.ts';
import { severeWeatherAtlas } from './severeWeatherClimate.ts';
import { hurricaneClimateAtlas } from './hurricaneClimate.ts';
import { floodPlainAtlas } from './floodPlains.ts';
import { fireClimateAtlas, unsimulatedFires } from './fireClimate.ts';
import { regionalWarmingAtlas } from './regionalWarming.ts';
import { temperatureGradientAtlas } from './temperatureGradient.ts';
import { heatClimateAtlas } from './heatClimate.ts';
import { landMotionAtlas } from './landMotion.ts';
import { plateBoundaries } from './plateBoundaries.ts';
import { seismicHazardMap } from './seismicHazardMap.ts';
import { regionSeismicityAtlas } from './regionSeismicity.ts';
import { seismicSources } from './seismicSources.ts';
import { districtsAtlas } from './districts.ts';
import { droughtZoneAtlas } from './droughtZones.ts';
import { economicSeriesAtlas } from './economicSeries.ts';
import { elevationAtlas } from './elevation.ts';
import { injectionFieldsAtlas } from './injectionFields.ts';
import { placeNameAtlas } from './placeNames.ts';
import { placeSearchAtlas, placeTimeZoneAtlas } from './placeSearch.ts';
import { karstAtlas } from './karst.ts';
import { reliefAtlas } from './relief.ts';
import { soilAtlas } from './soil.ts';
import { stormRainAtlas } from './stormRain.ts';
import { settingAtlas } from './setting.ts';
import { pastQuakesAtlas, significantQuakes } from './pastQuakes.ts';
import { pastTsunamiAtlas } from './pastTsunamis.ts';
import { tsunamiSourceAtlas } from './tsunamiSources.ts';
import { standingWaterAtlas } from './standingWater.ts';
import { usCountyAtlas } from './usCounty.ts';
import { volcanoNames, volcanoes } from './volcanoes.ts';
import { waterStressAtlas } from './waterStress.ts';
import { weatherStationAtlas } from './weatherStations.ts';

/** Every embedded source, one line each: they answer last, after the live ones. */
export const atlas: readonly Embedded[] = [
  climateNormalsAtlas,
  windstormClimateAtlas,
  severeWeatherAtlas,
  hurricaneClimateAtlas,
  fireClimateAtlas,
  unsimulatedFires,
  regionalWarmingAtlas,
  temperatureGradientAtlas,
  heatClimateAtlas,
  stormRainAtlas,
  floodPlainAtlas,
  landMotionAtlas,
  settingAtlas,
  districtsAtlas,
  standingWaterAtlas,
  usCountyAtlas,
  placeNameAtlas,
  placeSearchAtlas,
  placeTimeZoneAtlas,
  soilAtlas,
  reliefAtlas,
  karstAtlas,
  elevationAtlas,
  economicSeriesAtlas,
  plateBoundaries,
  seismicHazardMap,
  seismicSources,
  pastQuakesAtlas,
  significantQuakes,
  injectionFieldsAtlas,
  regionSeismicityAtlas,
  tsunamiSourceAtlas,
  pastTsunamiAtlas,
  volcanoes,
  volcanoNames,
  waterStressAtlas,
  droughtZoneAtlas,
  weatherStationAtlas,
];
