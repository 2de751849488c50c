import * as z from 'zod';

/** Height of the first floor above the ground, which decides how deep water stands in a building. POLICY: at most six metres. */
export const firstFloorHeight = z
  .number()
  .min(0)
  .max(6)
  .optional()
  .describe(
    'Height of the first floor above the ground, m, 0 to 6; that of the usual foundation where absent',
  );
