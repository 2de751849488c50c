import { isKnown } from '../../facts.ts';
import { karst, relief, setting } from '../../ground/datasets/terrain.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { Past } from './past.ts';
import { replay } from './replay.ts';
import { blankReply } from './replyParts.ts';

const REASON =
  'no public catalogue of sinkhole events covers the world, so that no event can be looked up';

/** Sinkholes have no catalogue of events; what the ground was known to be then is told by the tables that are older than the day. */
export const sinkholeReplay = replay({
  needs: ({ lat, lon }) => ({
    setting: setting({ lat, lon }),
    relief: relief({ lat, lon }),
    karst: karst({ lat, lon }),
  }),
  assess({ lat, lon, event_date = null }, facts, moment) {
    const then = new Past(event_date ?? moment.iso);
    const known = {
      setting: then.table(facts.setting),
      relief: then.table(facts.relief),
      karst: then.table(facts.karst),
    };
    const susceptibility = sinkholeComponent.assess({ lat, lon, radiusKm: 1 }, known, moment);
    const withheld = Object.entries(facts).flatMap(([name, fact]) => {
      const kept = known[name as keyof typeof known];
      return isKnown<unknown>(fact) && !isKnown<unknown>(kept) ? [`${name}: ${kept.missing}`] : [];
    });
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
      excluded: withheld,
    });
    return { ...reply, reason: REASON };
  },
});
