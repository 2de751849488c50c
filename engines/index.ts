/** Every folder of verticals, one line each; the export name and the vertical's name make the procedure (`volcano.predict`). */
export * as earthquake from './hazards/earthquake/index.ts';
export * as heat from './hazards/heat/index.ts';
export * as georisk from './places/georisk/index.ts';
export * as tsunami from './hazards/tsunami/index.ts';
export * as volcano from './hazards/volcano/index.ts';
export * as sinkhole from './hazards/sinkhole/index.ts';
export * as landslide from './hazards/landslide/index.ts';
export * as weather from './hazards/weather/index.ts';
export * as waterStress from './hazards/waterStress/index.ts';
export * as wildfire from './hazards/wildfire/index.ts';
export * as emissions from './systems/emissions/index.ts';
export * as flood from './hazards/flood/index.ts';
export * as infrastructure from './systems/infrastructure/index.ts';
export * as economic from './money/economic/index.ts';
export * as climateVelocity from './hazards/climateVelocity/index.ts';
export * as induced from './systems/induced/index.ts';
export * as locationReport from './places/locationReport/index.ts';
