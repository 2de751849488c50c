/**
 * One row of an event loss table: an event that may come any year, any number of times, independently of the others.
 *
 * `loss` is its mean, `deviation` the standard deviation of a single occurrence (0 or absent: no secondary uncertainty), `most` the largest
 * loss that it can cause (the exposed value), all in one currency or all as shares of value.
 */
export interface LossEvent {
  readonly ratePerYear: number;
  readonly loss: number;
  readonly deviation?: number;
  readonly most?: number;
}

/** Average annual loss of an event table, sum of rate times loss. @source Grossi & Kunreuther (2005), Catastrophe Modeling, ch. 2 */
export function averageAnnualLoss(events: readonly LossEvent[]): number {
  return events.reduce((sum, { ratePerYear, loss }) => sum + ratePerYear * loss, 0);
}

/** Standard deviation of the loss of a year: Poisson counts, square root of the sum of rate times second moment. */
export function annualDeviation(events: readonly LossEvent[]): number {
  return Math.sqrt(
    events.reduce(
      (sum, { ratePerYear, loss, deviation = 0 }) =>
        sum + ratePerYear * (loss ** 2 + deviation ** 2),
      0,
    ),
  );
}
