import { setTimeout as pause } from 'node:timers/promises';
import type { Routine } from '../../core/jobs.ts';
import { ChannelRound } from './channelRound.ts';
import { CHANNELS } from './takeMessages.ts';
import { allWritten } from './untilWritten.ts';

/** How soon messages that come in are looked for while others are on their way, ms. */
const LOOK_MS = 1_000;

/**
 * Sends what is owed: woken when something is, and once a minute for what waits or was left by a server that is gone. What is tried
 * again within seconds is waited for. No channel waits for another, and within each accounts take turns.
 */
export const deliverMessages: Routine = {
  name: 'alerts-deliver',
  cron: '* * * * *',
  async run(services, signal) {
    await allWritten(services.database);
    const failures: unknown[] = [];
    const failed = (error: unknown): void => void failures.push(error);
    const rounds = CHANNELS.map((channel) => new ChannelRound({ channel, services, failed }));
    let isTime = true;
    let soon: Promise<void> | undefined;
    for (;;) {
      const mayLook = failures.length === 0 && !signal.aborted;
      const looks = mayLook ? rounds.filter((round) => round.wantsToLook(isTime)) : [];
      isTime = false;
      for (const round of looks) await round.look();
      const underWay = rounds.flatMap((round) => round.underWay);
      const awaits = mayLook && rounds.some((round) => round.awaits);
      if (underWay.length === 0 && looks.length === 0 && !awaits) break;
      soon ??= pause(LOOK_MS, undefined, { ref: false }).then(() => {
        [isTime, soon] = [true, undefined];
      });
      if (looks.length === 0) await Promise.race([...underWay, soon]);
    }
    if (failures.length > 0) throw failures[0];
  },
};
