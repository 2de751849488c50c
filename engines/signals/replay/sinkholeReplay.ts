import { karst, relief, setting } from '../../ground/datasets/terrain.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { replay } from './replay.ts';
import { blankReply } from './replyParts.ts';

const REASON =
  'no public catalogue of sinkhole events covers the world, so that no event can be looked up';

/** Sinkholes have no catalogue of events; what the ground was known to be does not change with one. */
export const sinkholeReplay = replay({
  needs: ({ lat, lon }) => ({
    setting: setting({ lat, lon }),
    relief: relief({ lat, lon }),
    karst: karst({ lat, lon }),
  }),
  assess({ lat, lon, event_date = null }, facts, moment) {
    const susceptibility = sinkholeComponent.assess({ lat, lon, radiusKm: 1 }, facts, moment);
    const reply = blankReply({
      summary: `No sinkhole event can be looked up. The ground: ${susceptibility.level ?? susceptibility.reason ?? 'unknown'}.`,
      asOf: moment.iso,
      event: null,
      knownThen: {
        frozen_at: event_date,
        inputs: [],
        hindcast: null,
        hindcast_reason: REASON,
        susceptibility,
      },
      knownNow: { reasons: [REASON] },
      excluded: [],
    });
    return { ...reply, reason: REASON };
  },
});
