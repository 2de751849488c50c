import { ALERTS } from '../../../config/alerts.ts';
import type { Services } from '../../core/context.ts';
import { deliverMessage, type Outcome } from './deliverMessage.ts';
import { LAST_ACCOUNT, take, type Channel, type Taken } from './takeMessages.ts';

interface Parts {
  readonly channel: Channel;
  readonly services: Services;
  /** Told what failed without being noted with its message. */
  readonly failed: (error: unknown) => void;
}

/** Messages of one channel that a server has under way, and whose turn it is. */
export class ChannelRound {
  readonly #parts: Parts;
  readonly #underWay = new Map<Promise<void>, Taken>();
  /** The account that was served last. */
  #last = 0;
  /** More may be due than was taken. */
  #isStirred = true;
  /** Until when something that is tried again soon is waited for, by the clock that never goes back, ms. */
  #awaitsUntil = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get underWay(): Promise<void>[] {
    return [...this.#underWay.keys()];
  }

  /** @param isTime  some time has passed: then what little there is room for is worth a look */
  wantsToLook(isTime: boolean): boolean {
    const places = ALERTS.takeAtATime - this.#underWay.size;
    return isTime ? places > 0 : this.#isStirred && places >= ALERTS.takeAtATime / 2;
  }

  /** Something is tried again so soon that the next round would come too late. */
  get awaits(): boolean {
    return performance.now() < this.#awaitsUntil;
  }

  /** Takes what is due and begins it: from the account behind the one served last to the last one, then from the first one on. */
  async look(): Promise<void> {
    const behind = await this.#takeBetween(this.#last, LAST_ACCOUNT);
    const taken =
      behind.length > 0 || this.#last === 0 ? behind : await this.#takeBetween(0, this.#last);
    this.#isStirred = taken.length > 0;
    this.#last = Math.max(0, ...taken.map(({ accountId }) => accountId));
    taken.forEach((message) => this.#begin(message));
  }

  #takeBetween(after: number, upTo: number): Promise<Taken[]> {
    const { services, channel } = this.#parts;
    const most = ALERTS.takeAtATime - this.#underWay.size;
    const byAccount = Map.groupBy(this.#underWay.values(), ({ accountId }) => accountId);
    const atWork = new Map([...byAccount].map(([account, messages]) => [account, messages.length]));
    return take(services, channel, { after, upTo, atWork, most });
  }

  /** Whoever receives slowly holds one place up, not those who come after. */
  #begin(message: Taken): void {
    const { services, failed } = this.#parts;
    const done = deliverMessage(message, services)
      .then((outcome) => this.#note(outcome))
      .catch(failed)
      .finally(() => {
        this.#underWay.delete(done);
        this.#isStirred = true;
      });
    this.#underWay.set(done, message);
  }

  #note(outcome: Outcome): void {
    if (outcome.state !== 'later' || outcome.pauseS > ALERTS.awaitS) return;
    const until = performance.now() + 1_000 * (outcome.pauseS + ALERTS.awaitSpareS);
    this.#awaitsUntil = Math.max(this.#awaitsUntil, until);
  }
}
