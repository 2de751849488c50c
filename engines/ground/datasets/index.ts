import type { Dataset } from '../../facts.ts';
import * as air from './air.ts';
import * as buoyRecord from './buoyRecord.ts';
import * as catalogues from './catalogues.ts';
import * as catchmentStress from './catchmentStress.ts';
import * as climate from './climate.ts';
import * as climateSeries from './climateSeries.ts';
import * as cycloneWarnings from './cycloneWarnings.ts';
import * as cyclones from './cyclones.ts';
import * as disasters from './disasters.ts';
import * as districts from './districts.ts';
import * as drought from './drought.ts';
import * as droughtMaps from './droughtMaps.ts';
import * as entities from './entities.ts';
import * as eventProducts from './eventProducts.ts';
import * as facilities from './facilities.ts';
import * as fire from './fire.ts';
import * as fireClimate from './fireClimate.ts';
import * as flaring from './flaring.ts';
import * as floodPlains from './floodPlains.ts';
import * as ground from './ground.ts';
import * as groundwater from './groundwater.ts';
import * as hazardFeeds from './hazardFeeds.ts';
import * as hazardModels from './hazardModels.ts';
import * as imagery from './imagery.ts';
import * as infrastructure from './infrastructure.ts';
import * as injection from './injection.ts';
import * as instruments from './instruments.ts';
import * as markets from './markets.ts';
import * as officialZones from './officialZones.ts';
import * as placeSearch from './placeSearch.ts';
import * as quakeBulletins from './quakeBulletins.ts';
import * as quakeFeeds from './quakeFeeds.ts';
import * as pastQuakes from './pastQuakes.ts';
import * as quakes from './quakes.ts';
import * as regionSeismicity from './regionSeismicity.ts';
import * as regionalWarming from './regionalWarming.ts';
import * as satelliteImages from './satelliteImages.ts';
import * as sea from './sea.ts';
import * as seaLevel from './seaLevel.ts';
import * as serviceDescriptions from './serviceDescriptions.ts';
import * as severeWeather from './severeWeather.ts';
import * as significantQuakes from './significantQuakes.ts';
import * as stateQuakes from './stateQuakes.ts';
import * as standingWater from './standingWater.ts';
import * as stormRecords from './stormRecords.ts';
import * as tectonics from './tectonics.ts';
import * as terrain from './terrain.ts';
import * as tsunamiFeeds from './tsunamiFeeds.ts';
import * as tsunamis from './tsunamis.ts';
import * as usCounty from './usCounty.ts';
import * as volcanoCatalogue from './volcanoCatalogue.ts';
import * as volcanoFeeds from './volcanoFeeds.ts';
import * as volcanoes from './volcanoes.ts';
import * as water from './water.ts';
import * as waterStress from './waterStress.ts';
import * as weather from './weather.ts';
import * as weatherClimates from './weatherClimates.ts';
import * as weatherStationList from './weatherStationList.ts';
import * as weatherStations from './weatherStations.ts';

const MODULES: readonly object[] = [
  air,
  buoyRecord,
  catalogues,
  catchmentStress,
  climate,
  climateSeries,
  cycloneWarnings,
  cyclones,
  disasters,
  districts,
  drought,
  droughtMaps,
  entities,
  eventProducts,
  facilities,
  fire,
  fireClimate,
  flaring,
  floodPlains,
  ground,
  groundwater,
  hazardFeeds,
  hazardModels,
  imagery,
  infrastructure,
  injection,
  instruments,
  markets,
  officialZones,
  placeSearch,
  quakeBulletins,
  quakeFeeds,
  pastQuakes,
  quakes,
  regionSeismicity,
  regionalWarming,
  satelliteImages,
  sea,
  seaLevel,
  serviceDescriptions,
  severeWeather,
  significantQuakes,
  stateQuakes,
  standingWater,
  stormRecords,
  tectonics,
  terrain,
  tsunamiFeeds,
  tsunamis,
  usCounty,
  volcanoCatalogue,
  volcanoFeeds,
  volcanoes,
  water,
  waterStress,
  weather,
  weatherClimates,
  weatherStationList,
  weatherStations,
];

/** Every dataset there is, by the alphabet: what a file of this folder declares is in the list. */
export const DATASETS: readonly Dataset[] = MODULES.flatMap((module) =>
  Object.values(module).filter(isDataset),
).toSorted((a, b) => (a.id < b.id ? -1 : 1));

function isDataset(value: unknown): value is Dataset {
  return typeof value === 'function' && 'sample' in value && 'query' in value;
}
