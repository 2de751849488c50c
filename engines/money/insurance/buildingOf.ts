import type { Building } from '../../ground/vulnerability/building.ts';
import type { Property } from './schemas.ts';

/** The building that a caller describes. */
export function buildingOf(given: Omit<Property, 'lat' | 'lon'>): Building {
  const { property_type: propertyType, construction_type, construction_year, stories } = given;
  const { first_floor_height_m: firstFloorM } = given;
  return {
    propertyType,
    ...(construction_type === undefined ? {} : { constructionType: construction_type }),
    ...(construction_year === undefined ? {} : { constructionYear: construction_year }),
    ...(stories === undefined ? {} : { stories }),
    ...(firstFloorM === undefined ? {} : { firstFloorM }),
  };
}
