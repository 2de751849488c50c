import { earthquakeComponent } from '../earthquake/component.ts';
import { floodComponent } from '../flood/component.ts';
import { landslideComponent } from '../landslide/component.ts';
import { sinkholeComponent } from '../sinkhole/component.ts';
import { siteAmplificationComponent } from '../siteAmplification/component.ts';
import { tsunamiComponent } from '../tsunami/component.ts';
import { volcanoComponent } from '../volcano/component.ts';
import { weatherComponent } from '../weather/component.ts';

/** The eight components of the composite, by wire name, in the order of the specification. */
export const components = {
  earthquake: earthquakeComponent,
  volcano: volcanoComponent,
  tsunami: tsunamiComponent,
  seismic_site_amplification: siteAmplificationComponent,
  sinkhole: sinkholeComponent,
  weather: weatherComponent,
  flood: floodComponent,
  landslide: landslideComponent,
} as const;
