import { SECTORS } from '../../engines/hazards/volcano/tables/sectors.ts';
import { VALLEYS } from '../../engines/hazards/volcano/tables/valleys.ts';
import { VENTS } from '../../engines/hazards/volcano/tables/vents.ts';
import { BACK_ARCS } from '../../src/atlas/data/backArcs.ts';
import { FAULTS_ASIA } from '../../src/atlas/data/faultsAsia.ts';
import { FAULTS_EUROPE } from '../../src/atlas/data/faultsEurope.ts';
import { FAULTS_PACIFIC } from '../../src/atlas/data/faultsPacific.ts';
import { fireOfAmericas } from '../../src/atlas/data/fireRegions.ts';
import { floodCities } from '../../src/atlas/data/floodCities.ts';
import { floodDefences } from '../../src/atlas/data/floodDefences.ts';
import { heatRows } from '../../src/atlas/data/heatClimate.ts';
import { hurricaneRows } from '../../src/atlas/data/hurricaneClimate.ts';
import { inlandRows } from '../../src/atlas/data/hurricaneInland.ts';
import { INJECTION_ROWS } from '../../src/atlas/data/injectionFields.ts';
import {
  karstOfAmericas,
  karstOfAsiaAndOceania,
  karstOfEuropeAndAfrica,
  subsidence,
} from '../../src/atlas/data/karst.ts';
import { dryFloors } from '../../src/atlas/data/dryFloors.ts';
import { lowPlains } from '../../src/atlas/data/lowPlains.ts';
import { lakes } from '../../src/atlas/data/lakes.ts';
import { peaks } from '../../src/atlas/data/peaks.ts';
import { landMotionRows } from '../../src/atlas/data/landMotion.ts';
import {
  reliefOfAmericas,
  reliefOfAsiaAndOceania,
  reliefOfEuropeAndAfrica,
} from '../../src/atlas/data/relief.ts';
import { rivers } from '../../src/atlas/data/rivers.ts';
import { severeRows } from '../../src/atlas/data/severeWeather.ts';
import { landsBelowSea } from '../../src/atlas/data/landsBelowSea.ts';
import { glaciatedShields } from '../../src/atlas/data/glaciatedShields.ts';
import { lavaFields } from '../../src/atlas/data/lavaFields.ts';
import { stormRainRows } from '../../src/atlas/data/stormRain.ts';
import { softSoil } from '../../src/atlas/data/softSoil.ts';
import { BAYS } from '../../src/atlas/data/tsunamiBays.ts';
import { SOURCES } from '../../src/atlas/data/tsunamiSources.ts';
import { warmingRows } from '../../src/atlas/data/warmingRegions.ts';
import { stressRows } from '../../src/atlas/data/waterStress.ts';
import { windstormRows } from '../../src/atlas/data/windstormClimate.ts';

/** Tables that are restated from publications, of which no public copy was at hand: all rows stand unverified. */
export const RESTATED: readonly (readonly [table: string, rows: number])[] = [
  ['faults: Asia', FAULTS_ASIA.length],
  ['faults: Europe', FAULTS_EUROPE.length],
  ['faults: Pacific', FAULTS_PACIFIC.length],
  ['ground behind volcanic fronts', BACK_ARCS.length],
  ['tsunami sources', SOURCES.length],
  ['tsunami bays', BAYS.length],
  ['volcanoes: valleys of lahars', Object.values(VALLEYS).flat().length],
  ['volcanoes: rifts and vent fields', Object.keys(VENTS).length],
  ['volcanoes: open sides', Object.keys(SECTORS).length],
  ['rivers', rivers.length],
  ['flood cities', floodCities.length],
  ['flood defences', floodDefences.length],
  ['karst', karstOfAmericas.length + karstOfEuropeAndAfrica.length + karstOfAsiaAndOceania.length],
  ['land subsidence', subsidence.length],
  [
    'relief',
    reliefOfAmericas.length + reliefOfEuropeAndAfrica.length + reliefOfAsiaAndOceania.length,
  ],
  ['soft ground', softSoil.length],
  ['rock of glaciated shields', glaciatedShields.length],
  ['fields of young lava', lavaFields.length],
  ['lands below the sea', landsBelowSea.length],
  ['levels of lakes', lakes.length],
  ['floors of pans', dryFloors.length],
  ['low plains', lowPlains.length],
  ['summits', peaks.length],
  ['motion of the land', landMotionRows.length],
  ['tropical cyclones', hurricaneRows.length],
  ['tropical cyclones inland, counted in best tracks', inlandRows.length],
  ['wind storms', windstormRows.length],
  ['severe weather', severeRows.length],
  ['heat', heatRows.length],
  ['rain of the wettest days', stormRainRows.length],
  ['fire regions: Americas', fireOfAmericas.length],
  ['injection fields', INJECTION_ROWS.length],
  ['water stress', stressRows.length],
  ['warming by region', warmingRows.length],
];
