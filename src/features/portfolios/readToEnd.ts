/**
 * The same bytes; where whoever reads them has seen enough, the rest is let in and dropped before the reader goes on. A caller that is
 * still sending would otherwise find its connection ended and never hear why its file was refused.
 *
 * @param mostBytes  beyond which nothing more is let in
 */
export async function* readToEnd(
  file: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  let size = 0;
  let isOver = false;
  const next = async (): Promise<Uint8Array | undefined> => {
    const { done, value } = await chunks.next().catch((error: unknown) => {
      isOver = true;
      throw error;
    });
    isOver = done === true;
    size += done === true ? 0 : value.length;
    return done === true ? undefined : value;
  };
  try {
    for (let chunk = await next(); chunk; chunk = await next()) yield chunk;
  } finally {
    while (!isOver && size <= mostBytes) await next();
    if (!isOver) await chunks.return?.();
  }
}
