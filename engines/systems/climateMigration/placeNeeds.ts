import { droughtClimate } from '../../ground/datasets/drought.ts';
import { landMotion } from '../../ground/datasets/seaLevel.ts';
import { regionalWarming } from '../../ground/datasets/regionalWarming.ts';
import { seismicHazard } from '../../ground/datasets/tectonics.ts';
import { soil } from '../../ground/datasets/terrain.ts';
import { waterStressBaseline } from '../../ground/datasets/waterStress.ts';
import { heatClimate, hurricaneClimate } from '../../ground/datasets/weatherClimates.ts';
import type { FactTree } from '../../facts.ts';
import { floodNeeds } from '../../hazards/flood/siteFlood.ts';
import { landslideNeeds } from '../../hazards/landslide/siteOf.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { volcanoNeeds } from '../../hazards/volcano/component.ts';
import { wildfireNeeds } from '../../hazards/wildfire/assessment.ts';

/** What a place is asked for. */
export function placeNeeds({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const at = { lat, lon };
  return {
    flood: floodNeeds(at),
    land: landMotion(at),
    hurricane: hurricaneClimate(at),
    heat: heatClimate(at),
    wildfire: wildfireNeeds(at),
    drought: droughtClimate(at),
    water: waterStressBaseline(at),
    warming: regionalWarming(at),
    hazard: seismicHazard(at),
    soil: soil(at),
    landslide: landslideNeeds(at),
    sinkhole: sinkholeComponent.needs({ ...at, radiusKm: 100 }),
    volcano: volcanoNeeds(at),
  };
}

export type PlaceFacts = FactTree<ReturnType<typeof placeNeeds>>;
