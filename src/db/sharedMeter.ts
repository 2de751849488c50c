import { DATABASE } from '../../config/database.ts';
import { TIERS, type TierLimits } from '../../config/tiers.ts';
import type { Account, Admission, Database, Services } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { invalidKey, type Keys } from '../core/keys.ts';
import {
  exhausted,
  limitHeaders,
  refusal,
  standingOf,
  type Meter,
  type Standing,
} from '../core/quota.ts';
import * as statements from './quotaStatements.ts';
import { UsageLog } from './usageLog.ts';

/** POLICY: a call is refused for good after a few turns; more than one needs a change of tier or a window that ends meanwhile. */
const TURNS = 6;

interface SharedMeterParts {
  readonly database: Pick<Database, 'sql'>;
  readonly clock: Services['clock'];
  /** Told what has ended on another server. */
  readonly keys: Pick<Keys, 'forget'>;
  /** Told when counts cannot be written. */
  readonly failed: (error: unknown) => void;
}

/**
 * Counts calls in PostgreSQL, for any number of servers: one statement confirms that the key and the tier still hold, and
 * reserves the call in all three windows or in none. The database's clock decides. Usage rows are written every second.
 */
export class SharedMeter implements Meter {
  readonly #sql: Database['sql'];
  readonly #clock: Services['clock'];
  readonly #keys: Pick<Keys, 'forget'>;
  readonly #failed: (error: unknown) => void;
  readonly #usage: UsageLog;
  /** Calls on their way back, by account: the next call of that account waits for them. */
  readonly #giving = new Map<number, Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor({ database, clock, keys, failed }: SharedMeterParts) {
    this.#sql = database.sql;
    this.#clock = clock;
    this.#keys = keys;
    this.#failed = failed;
    this.#usage = new UsageLog(database);
    this.#timer = setInterval(
      () => void this.#usage.flush().catch(failed),
      DATABASE.flushMs,
    ).unref();
  }

  async admit(account: Account, operationId: string): Promise<Admission> {
    await this.#giving.get(account.id);
    let tier = account.tier;
    for (let turn = 0; turn < TURNS; turn++) {
      const limits = TIERS[tier].limits;
      const caller = { ...account, tier };
      const taken =
        limits === null ? await this.#confirm(caller) : await this.#take(caller, limits);
      if (taken) return this.#let(caller, operationId, taken);
      tier = (await this.#explain(caller, limits)) ?? tier;
    }
    throw new ApiError(
      'overloaded',
      'Too many calls of this account arrive at the same instant. Try again in a second.',
      { retryAfterS: 1 },
    );
  }

  async standing(account: Account): Promise<Standing> {
    await this.#giving.get(account.id);
    const [row] = await this.#sql<statements.StateRow>(statements.STATE, [
      account.id,
      account.keyId,
    ]);
    return row
      ? standingOf(TIERS[row.tier].limits, usedOf(row))
      : standingOf(null, usedOf({ ...statements.NOTHING, now_ms: this.#clock.now() }));
  }

  async flush(): Promise<void> {
    await Promise.all(this.#giving.values());
    await this.#usage.flush();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #confirm(account: Account): Promise<Taken | undefined> {
    const rows = await this.#sql(statements.CONFIRM, [account.id, account.keyId, account.tier]);
    return rows.length > 0 ? {} : undefined;
  }

  async #take(account: Account, limits: TierLimits): Promise<Taken | undefined> {
    const values = [
      account.id,
      account.keyId,
      account.tier,
      limits.perMinute,
      limits.perDay,
      limits.perMonth,
    ];
    const [row] = await this.#sql<statements.TakenRow>(statements.TAKE, values);
    return row && { row, standing: standingOf(limits, usedOf(row)) };
  }

  /** Why nothing was taken: mends what can be mended and gives the tier to try again with; throws what the caller must be told. */
  async #explain(
    account: Account,
    limits: TierLimits | null,
  ): Promise<Account['tier'] | undefined> {
    const [row] = await this.#sql<statements.StateRow>(statements.STATE, [
      account.id,
      account.keyId,
    ]);
    if (!row?.is_valid) {
      this.#keys.forget(account.id);
      throw invalidKey();
    }
    if (row.tier !== account.tier) {
      this.#keys.forget(account.id);
      return row.tier;
    }
    if (limits === null) return undefined;
    if (row.slots === null) await this.#sql(statements.BEGIN, [account.id, limits.perMinute]);
    else if (row.slots !== limits.perMinute)
      await this.#sql(statements.RESIZE, [account.id, limits.perMinute]);
    else this.#refuse(row, limits);
    return undefined;
  }

  #refuse(row: statements.StateRow, limits: TierLimits): void {
    const standing = standingOf(limits, usedOf(row));
    const full = exhausted(standing);
    if (full) throw refusal(standing, full);
  }

  #let(account: Account, operationId: string, { row, standing }: Taken): Admission {
    let isSettled = false;
    return {
      headers: standing ? limitHeaders(standing) : {},
      settle: (status, counts) => {
        if (isSettled) return;
        isSettled = true;
        this.#usage.add(account, operationId, status, this.#clock.now());
        if (row && !(counts && status >= 200 && status < 300)) this.#giveBack(account.id, row);
      },
    };
  }

  #giveBack(accountId: number, { day, month }: statements.TakenRow): void {
    const earlier = this.#giving.get(accountId);
    const own = this.#sql(statements.GIVE_BACK, [accountId, day, month]).then(
      () => undefined,
      this.#failed,
    );
    const giving = Promise.all([earlier, own]).then(() => {
      if (this.#giving.get(accountId) === giving) this.#giving.delete(accountId);
    });
    this.#giving.set(accountId, giving);
  }
}

interface Taken {
  readonly row?: statements.TakenRow;
  readonly standing?: Standing;
}

function usedOf({
  now_ms,
  minute,
  oldest_ms,
  day_calls,
  month_calls,
}: statements.UsedRow): Parameters<typeof standingOf>[1] {
  return {
    nowMs: now_ms,
    minute,
    oldestMs: oldest_ms ?? undefined,
    day: day_calls,
    month: month_calls,
  };
}
