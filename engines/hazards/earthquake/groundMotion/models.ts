import { ab03Interface, ab03Nshm, ab03Slab } from './ab03.ts';
import { ab06, ab06Printed, ab06Stress200, ab06Update2011 } from './ab06.ts';
import { ask14, ask14In } from './ask14.ts';
import { atkinson15 } from './atkinson15.ts';
import { bcHydroInterface, bcHydroSlab } from './bcHydro16.ts';
import { bssa14, bssa14In } from './bssa14.ts';
import { cb14, cb14In } from './cb14.ts';
import { cy14, cy14In } from './cy14.ts';
import { kotha20 } from './kotha20.ts';
import type { GroundMotionModel } from './model.ts';
import { ngaEast } from './ngaEast.ts';
import { parker20 } from './parker20.ts';
import { subductionRegion } from '../../../ground/datasets/subductionRegions.ts';
import { pezeshk11 } from './pezeshk11.ts';
import { sadigh97Rock, sadigh97Soil } from './sadigh97.ts';
import { sp16 } from './sp16.ts';
import { ya15 } from './ya15.ts';
import { zhao06Crustal, zhao06Interface, zhao06InterfaceNshm, zhao06Slab } from './zhao06.ts';

/** Every ground-motion model, by hand. */
export const groundMotionModels: readonly GroundMotionModel[] = [
  ask14,
  ask14In('taiwan'),
  ask14In('china'),
  ask14In('japan'),
  bssa14,
  bssa14In('high_q'),
  bssa14In('low_q'),
  cb14,
  cb14In('japan'),
  cb14In('low_q'),
  cb14In('high_q'),
  cy14,
  cy14In('japan'),
  cy14In('italy'),
  cy14In('wenchuan'),
  zhao06Crustal,
  kotha20,
  bcHydroInterface,
  parker20('interface'),
  ...subductionRegion.options.map((region) => parker20('interface', region)),
  zhao06Interface,
  zhao06InterfaceNshm,
  ab03Interface,
  ab03Nshm.interface,
  ab03Nshm.cascadiaInterface,
  bcHydroSlab,
  parker20('slab'),
  ...subductionRegion.options.map((region) => parker20('slab', region)),
  zhao06Slab,
  ab03Slab,
  ab03Nshm.slab,
  ab03Nshm.cascadiaSlab,
  ab06,
  ab06Stress200,
  ab06Printed.bar140,
  ab06Printed.bar200,
  ab06Update2011,
  ngaEast,
  pezeshk11,
  sp16,
  ya15,
  atkinson15,
  sadigh97Rock,
  sadigh97Soil,
];
