import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { appendSighting, dayKeyOf, sightingOf } from './ghostRadar.ts';

const message = z
  .string()
  .regex(/^[0-9a-fA-F]{50}$/, 'must be a message of 25 bytes in hexadecimal digits')
  .describe('A message of 25 bytes, hexadecimal');

/** POST /admin/ghost-radar/api/detections */
export const ghostRadarIngest = operation({
  method: 'POST',
  path: '/admin/ghost-radar/api/detections',
  access: 'admin-token',
  changes: true,
  title: 'Hand in drones heard',
  summary:
    'Takes Remote ID messages of a receiver, makes them coarse, and appends them to the chain.',
  input: z.object({
    heard: z
      .array(
        z.object({
          location: message.describe('Location message (type 1), hexadecimal'),
          basic_id: message
            .optional()
            .describe('Basic ID message (type 0) of the same drone, hexadecimal'),
          heard_at: z.iso.datetime().optional().describe('When it was heard, UTC; default now'),
        }),
      )
      .min(1)
      .max(500)
      .describe('What was heard, oldest first'),
  }),
  output: z.object({ appended: z.int(), hashes: z.array(z.string()) }),
  example: { heard: [{ location: '122224160a42bf241b6ed1b4b69808ac0870080000150e0000' }] },
  async run({ heard }, { database, commit, clock }) {
    const now = clock.now();
    const key = await dayKeyOf(database, now);
    const sightings = heard.map(({ location, basic_id, heard_at }, i) => {
      const heardMs = heard_at === undefined ? now : Math.min(now, Date.parse(heard_at));
      const made = sightingOf({ location, basicId: basic_id, heardMs }, key);
      if (!made)
        throw new ValidationFailure([
          {
            loc: ['body', 'heard', i, 'location'],
            msg: 'must be a Location message: its first digit is 1',
            type: 'value_error',
          },
        ]);
      return made;
    });
    return commit(async (inside) => {
      const hashes: string[] = [];
      for (const each of sightings) hashes.push(await appendSighting(inside, each));
      return { appended: hashes.length, hashes };
    });
  },
});
