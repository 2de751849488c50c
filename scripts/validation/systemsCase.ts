/** A documented case beside our number. */
export interface Case {
  readonly group: string;
  readonly name: string;
  readonly measure: string;
  readonly published: string;
  readonly ours: string;
  readonly isHit: boolean;
  readonly source: string;
  /** Whether the documented figure lies between our 10 and 90 per cent points; undefined: we gave none. */
  readonly isWithin?: boolean;
}

/** A number in two digits. */
export const text = (value: number): string => String(Number(value.toPrecision(2)));

/** A figure held to a factor. */
export function figureCase(
  told: Pick<Case, 'group' | 'name' | 'measure' | 'source'>,
  {
    published,
    ours,
    factor,
    range,
  }: {
    readonly published: number;
    readonly ours: number;
    readonly factor: number;
    readonly range?: { readonly p10: number; readonly p90: number } | undefined;
  },
): Case {
  const ratio = ours / published;
  return {
    ...told,
    published: `${text(published)} (${factor})`,
    ours: range ? `${text(ours)}, ${text(range.p10)} to ${text(range.p90)}` : text(ours),
    ...(range ? { isWithin: published >= range.p10 && published <= range.p90 } : {}),
    isHit: ratio > 0 && Math.abs(Math.log(ratio)) <= Math.log(factor) + 1e-9,
  };
}
