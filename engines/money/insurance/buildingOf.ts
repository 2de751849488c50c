import type { Building } from '../../ground/vulnerability/building.ts';
import type { DescribedBuilding } from './schemas.ts';

/** A building in the words of the interface. */
interface Described extends DescribedBuilding {
  readonly property_type: NonNullable<Building['propertyType']>;
}

/** The building that a caller describes. */
export function buildingOf(given: Described): Building {
  const { property_type: propertyType, construction_type, construction_year, stories } = given;
  const { foundation, first_floor_height_m: firstFloorM } = given;
  return {
    propertyType,
    ...(construction_type === undefined ? {} : { constructionType: construction_type }),
    ...(construction_year === undefined ? {} : { constructionYear: construction_year }),
    ...(stories === undefined ? {} : { stories }),
    ...(foundation === undefined ? {} : { foundation }),
    ...(firstFloorM === undefined ? {} : { firstFloorM }),
  };
}
