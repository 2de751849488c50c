/** Hours in which somebody does not want to be woken: minutes of the place's own day; over midnight where from is after to. */
export interface MuteHours {
  readonly timeZone: string;
  readonly from: number | null;
  readonly to: number | null;
}

const MINUTE_MS = 60_000;

/** Clocks by time zone: making one costs more than a thousand readings. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Minute of the day at a place, 0 to 1439, by the rules of its time zone at that moment. */
export function minuteOfDay(ms: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(ms);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return 60 * of('hour') + of('minute');
}

/** Clocks are put forward or back by this at most, minutes. */
const CHANGE_MIN = 60;

/**
 * When a message may go out: now, or at the end of the hours of rest. Clocks that change in that night are followed: where they
 * are put forward over the end, rest ends with the change.
 */
export function sendableAt(nowMs: number, { timeZone, from, to }: MuteHours): number {
  if (from === null || to === null || from === to) return nowMs;
  const rests = (ms: number): boolean => {
    const minute = minuteOfDay(ms, timeZone);
    return from < to ? minute >= from && minute < to : minute >= from || minute < to;
  };
  if (!rests(nowMs)) return nowMs;
  const start = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const left = (to - minuteOfDay(nowMs, timeZone) + 1440) % 1440;
  const guess = start + left * MINUTE_MS;
  if (!rests(guess) && rests(guess - MINUTE_MS)) return guess;
  for (let shift = -CHANGE_MIN; shift <= CHANGE_MIN; shift++) {
    const at = guess + shift * MINUTE_MS;
    if (at > nowMs && !rests(at)) return at;
  }
  return guess;
}
