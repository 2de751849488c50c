/** First year of the reanalysis. @source Bell et al. (2021), ERA5 back extension, doi:10.1002/qj.4174 */
export const FIRST_YEAR = 1940;

/** The default last year: the newest that was whole when this version was made. */
export const LAST_WHOLE_YEAR = 2025;

/** A run of days asked for at once. */
export interface HistoryChunk {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The years cut at decades, so that a source keeps whole decades; years that may not be over stand alone, so that a missing one takes no
 * other with it.
 */
export function historyChunks(startYear: number, endYear: number): HistoryChunk[] {
  const chunks: HistoryChunk[] = [];
  for (let from = startYear; from <= endYear;) {
    const decadeEnd = from - (from % 10) + 9;
    const to = from > LAST_WHOLE_YEAR ? from : Math.min(decadeEnd, endYear, LAST_WHOLE_YEAR);
    chunks.push({
      name: `years${from}to${to}`,
      startDate: `${from}-01-01`,
      endDate: `${to}-12-31`,
    });
    from = to + 1;
  }
  return chunks;
}
