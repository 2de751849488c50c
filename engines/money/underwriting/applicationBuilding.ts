import type { Building } from '../../ground/vulnerability/building.ts';
import { buildingOf } from '../insurance/buildingOf.ts';
import type { Application } from './schemas.ts';

/** The building of an application. */
export function applicationBuilding(given: Application): Building {
  const { construction_type: construction } = given;
  return buildingOf({
    ...given,
    construction_type: construction === 'steel_frame' ? 'steel' : construction,
  });
}
