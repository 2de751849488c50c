import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DATABASE } from '../../config/database.ts';
import { ATTEMPTS } from '../../config/limits.ts';
import { ApiError } from '../core/errors.ts';
import { hashKey } from '../core/keyFormat.ts';
import { invalidKey } from '../core/keys.ts';
import { networkOf } from '../core/networkOf.ts';
import { recentlyUsed } from '../core/recentlyUsed.ts';

/** What it costs an address to have a key or a session looked up that is not remembered. */
export interface KeyToll {
  /** @throws ApiError `too_many_attempts` where the address has asked for too many that nobody has */
  pay(): Promise<void>;
  /**
   * Pays, unless this network was refused the same key lately: then the answer is at hand, and nothing is asked.
   *
   * @throws ApiError `invalid_api_key` then; otherwise as `pay`
   */
  payFor(secret: string): Promise<void>;
  /** What was shown was good: it cost nothing. */
  giveBack(): void;
  /** The key was refused after it was paid for. */
  noteRefused(secret: string): void;
}

/**
 * Tolls by address: a guesser is stopped before the database, and what is remembered as good never pays. Refusals are remembered
 * by network, alike for keys that have ended and keys that nobody had: the first answer to a stranger always costs the same.
 */
export function keyTolls(): (address: string) => KeyToll {
  const { attempts, seconds } = ATTEMPTS.unknownKeysPerAddress;
  const limiter = new RateLimiterMemory({ points: attempts, duration: seconds });
  const refused = recentlyUsed<true>(DATABASE.cacheEntries, DATABASE.keyCacheMs);
  return (address) => {
    const network = networkOf(address);
    const entryOf = (secret: string): string => `${network} ${hashKey(secret).toString('base64')}`;
    let paid = 0;
    const pay = async (): Promise<void> => {
      await consume(limiter, network);
      paid++;
    };
    return {
      pay,
      async payFor(secret) {
        if (refused.has(entryOf(secret))) throw invalidKey();
        await pay();
      },
      giveBack() {
        if (paid > 0) void limiter.reward(network, paid).catch(() => undefined);
        paid = 0;
      },
      noteRefused(secret) {
        if (paid > 0) refused.set(entryOf(secret), true);
      },
    };
  };
}

async function consume(limiter: RateLimiterMemory, network: string): Promise<void> {
  try {
    await limiter.consume(network);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new ApiError(
      'too_many_attempts',
      'Too many keys or sessions that do not exist came from this address. Those used before go on working.',
      { retryAfterS: Math.ceil(error.msBeforeNext / 1000) },
    );
  }
}
