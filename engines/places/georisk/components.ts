import { earthquakeComponent } from '../../hazards/earthquake/component.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { landslideComponent } from '../../hazards/landslide/component.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { siteAmplificationComponent } from '../../hazards/siteAmplification/component.ts';
import { tsunamiComponent } from '../../hazards/tsunami/component.ts';
import { volcanoComponent } from '../../hazards/volcano/component.ts';
import { weatherComponent } from '../../hazards/weather/component.ts';

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
