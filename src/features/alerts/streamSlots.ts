import { STREAM } from '../../../config/alerts.ts';
import { ApiError } from '../../core/errors.ts';

/** Whose a stream is. */
export interface Listener {
  readonly account: number;
  readonly network: string;
}

/** How many streams are open on this server, by account and by address. */
export class StreamSlots {
  readonly #byName = new Map<string, number>();
  #open = 0;

  /** @throws ApiError `rate_limited` where one more would be too many, `overloaded` where the server is full */
  check({ account, network }: Listener): void {
    if (this.#of(`account ${account}`) >= STREAM.perAccount)
      throw tooMany(`An account may hold ${STREAM.perAccount} streams at a time; close one.`);
    if (this.#of(`network ${network}`) >= STREAM.perAddress)
      throw tooMany(`${STREAM.perAddress} streams are open from your address; close one.`);
    if (this.#open >= STREAM.perServer)
      throw new ApiError('overloaded', 'Too many streams are open on this server.', {
        retryAfterS: 30,
      });
  }

  /** Takes a slot; what it returns gives it back. @throws ApiError as `check` does */
  take(listener: Listener): () => void {
    this.check(listener);
    const names = [`account ${listener.account}`, `network ${listener.network}`];
    for (const name of names) this.#byName.set(name, this.#of(name) + 1);
    this.#open++;
    return () => {
      this.#open--;
      for (const name of names) {
        const left = this.#of(name) - 1;
        if (left > 0) this.#byName.set(name, left);
        else this.#byName.delete(name);
      }
    };
  }

  #of(name: string): number {
    return this.#byName.get(name) ?? 0;
  }
}

function tooMany(detail: string): ApiError {
  return new ApiError('rate_limited', detail, { retryAfterS: 5 });
}
