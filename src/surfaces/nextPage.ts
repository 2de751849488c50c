/** A request for a list, as far as the next page is named by it. */
export interface ListRequest {
  /** Path as sent, not decoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
}

/**
 * `Link: rel="next"` (RFC 8288) of a list that goes on: the same question with the cursor of its answer. A key of the address is left out.
 * Nothing where the list ends here, or is none.
 */
export function nextPage({ path, query }: ListRequest, value: unknown): { Link?: string } {
  const cursor = (value as { next_cursor?: unknown } | null | undefined)?.next_cursor;
  if (typeof cursor !== 'string') return {};
  const { x_api_key: _key, cursor: _before, ...rest } = query;
  const pairs = Object.entries(rest).flatMap(([name, given]) =>
    [given].flat().map((each): [string, string] => [name, each]),
  );
  return { Link: `<${path}?${new URLSearchParams([...pairs, ['cursor', cursor]])}>; rel="next"` };
}
