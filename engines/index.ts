/** Every folder of verticals, one line each; the export name and the vertical's name make the procedure (`volcano.predict`). */
export * as earthquake from './earthquake/index.ts';
export * as heat from './heat/index.ts';
export * as georisk from './georisk/index.ts';
export * as tsunami from './tsunami/index.ts';
export * as volcano from './volcano/index.ts';
export * as sinkhole from './sinkhole/index.ts';
export * as landslide from './landslide/index.ts';
export * as weather from './weather/index.ts';
export * as waterStress from './waterStress/index.ts';
export * as wildfire from './wildfire/index.ts';
export * as emissions from './emissions/index.ts';
export * as flood from './flood/index.ts';
export * as infrastructure from './infrastructure/index.ts';
export * as economic from './economic/index.ts';
export * as climateVelocity from './climateVelocity/index.ts';
export * as induced from './induced/index.ts';
export * as locationReport from './locationReport/index.ts';
