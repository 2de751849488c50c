import { REGIONS } from '../../../engines/hazards/earthquake/regions/tables.ts';
import {
  regionForecast,
  regionNamed,
} from '../../../engines/hazards/earthquake/regions/regionForecast.ts';
import { anyVertical } from '../../../engines/vertical.ts';
import { ApiError } from '../../core/errors.ts';
import { fromVertical } from '../../core/fromVertical.ts';
import type { Operation } from '../../core/operation.ts';

const answered = fromVertical('earthquake_predictRegion', anyVertical(regionForecast));

/** The regional forecast; an unknown region is 404 and names those there are. */
export const predictRegion: Operation & { readonly method: 'GET' } = {
  ...answered,
  method: 'GET',
  run(input, context) {
    const { region } = regionForecast.input.parse(input);
    if (!regionNamed(region))
      throw new ApiError(
        'not_found',
        `There is no region ${region.slice(0, 40)}; there are ${REGIONS.map(({ id }) => id).join(', ')}.`,
      );
    return answered.run(input, context);
  },
};
