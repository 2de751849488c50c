import type { NameOf } from '../../component.ts';
import { earthquakeComponent } from '../../hazards/earthquake/component.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { landslideComponent } from '../../hazards/landslide/component.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { siteAmplificationComponent } from '../../hazards/siteAmplification/component.ts';
import { tsunamiComponent } from '../../hazards/tsunami/component.ts';
import { volcanoComponent } from '../../hazards/volcano/component.ts';
import { weatherComponent } from '../../hazards/weather/component.ts';

/** The components of the composite, one line each, in the order of the specification; everything that shows it maps over this list. */
export const components = [
  earthquakeComponent,
  volcanoComponent,
  tsunamiComponent,
  siteAmplificationComponent,
  sinkholeComponent,
  weatherComponent,
  floodComponent,
  landslideComponent,
] as const;

/** The name of a component on the wire. */
export type ComponentName = NameOf<typeof components>;
