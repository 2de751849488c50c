import type { FactTree, Moment } from '../../facts.ts';
import { karst, relief, setting } from '../../ground/datasets/terrain.ts';
import { floodNeeds } from '../../hazards/flood/siteFlood.ts';
import { landslideNeeds } from '../../hazards/landslide/siteOf.ts';
import { tsunamiNeeds } from '../../hazards/tsunami/component.ts';
import { volcanoNeeds } from '../../hazards/volcano/component.ts';
import { wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import { landslidePeril, sinkholePeril, volcanoPeril, wildfirePeril } from './groundPerils.ts';
import type { PerilAtSite } from './perils.ts';
import { shakingNeeds, shakingPeril } from './shakingPeril.ts';
import { floodPeril, tsunamiPeril } from './waterPerils.ts';
import { stormNeeds, stormPeril, windPeril } from './windPerils.ts';

/** Everything that the losses of a place are worked out from. */
export function siteNeeds({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const at = { lat, lon };
  return {
    place: { setting: setting(at) },
    shaking: shakingNeeds(at),
    flood: floodNeeds(at),
    weather: stormNeeds(at),
    wildfire: wildfireNeeds(at),
    tsunami: tsunamiNeeds(at),
    volcano: volcanoNeeds(at),
    landslide: landslideNeeds(at),
    sinkhole: { setting: setting(at), relief: relief(at), karst: karst(at) },
  };
}

/** The facts of a place. */
export type SiteFacts = FactTree<ReturnType<typeof siteNeeds>>;

/** Every peril of a place, in the order of `PERILS`. */
export function sitePerils(
  at: { readonly lat: number; readonly lon: number },
  facts: SiteFacts,
  moment: Moment,
): PerilAtSite[] {
  return [
    shakingPeril(facts.shaking),
    floodPeril(facts.flood, moment),
    windPeril(facts.weather, at.lat),
    stormPeril(facts.weather),
    wildfirePeril(facts.wildfire),
    tsunamiPeril(facts.tsunami),
    volcanoPeril(at, facts.volcano),
    landslidePeril(facts.landslide),
    sinkholePeril(facts.sinkhole),
  ];
}
