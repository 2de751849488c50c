import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ATTEMPTS } from '../../config/limits.ts';
import { ApiError } from '../core/errors.ts';
import { networkOf } from '../core/networkOf.ts';

/** What it costs an address to have a key looked up that is not remembered. */
export interface KeyToll {
  /** @throws ApiError `too_many_attempts` where the address has asked for too many keys that nobody has */
  pay(): Promise<void>;
  /** The key was good: it cost nothing. */
  giveBack(): void;
}

/** Tolls by address: a guesser is stopped before the database, and a key that is remembered never pays. */
export function keyTolls(): (address: string) => KeyToll {
  const { attempts, seconds } = ATTEMPTS.unknownKeysPerAddress;
  const limiter = new RateLimiterMemory({ points: attempts, duration: seconds });
  return (address) => {
    const network = networkOf(address);
    return {
      async pay() {
        try {
          await limiter.consume(network);
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          throw new ApiError(
            'too_many_attempts',
            'Too many keys that do not exist came from this address. Keys used before go on working.',
            { retryAfterS: Math.ceil(error.msBeforeNext / 1000) },
          );
        }
      },
      giveBack() {
        void limiter.reward(network).catch(() => undefined);
      },
    };
  };
}
