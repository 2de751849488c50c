/** What a server holds at a moment of a soak. */
export interface Sample {
  readonly minutes: number;
  /** Answers stored until then. */
  readonly stored: number;
  readonly heapBytes: number;
  readonly residentBytes: number;
  /** All but the files of the database. */
  readonly openFiles: number;
  /** Files of the database that are open. */
  readonly databaseOpenFiles: number;
  /** Files of the database. */
  readonly databaseFiles: number;
  readonly resources: number;
  readonly databaseBytes: number;
}

/** What came of one figure. */
export interface Growth {
  readonly what: string;
  readonly isLevel: boolean;
  readonly text: string;
}

const MB = 1_048_576;

/**
 * What each figure grew by between the second third of the time and the last. Of memory the least of a third is taken: what lies between is
 * garbage that was not collected yet. The database may grow with what is stored.
 *
 * POLICY: level is within 16 MB or a tenth of the heap, 32 MB or a tenth of what is resident, five open files, ten resources, ten files of the
 * database (a day begins a partition), and 8 kB of database for an answer stored. One file in a minute, left open, is ten from third to third of half an hour.
 */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const third = Math.floor(samples.length / 3);
  const before = samples.slice(third, 2 * third);
  const after = samples.slice(-third);
  const least = (figure: keyof Sample, of: readonly Sample[]): number =>
    Math.min(...of.map((sample) => sample[figure]));
  const judge = (what: string, figure: keyof Sample, [most, unit, mark]: Bound): Growth => {
    const [from, to] = [least(figure, before), least(figure, after)];
    const text = `${(from / unit).toFixed(1)} to ${(to / unit).toFixed(1)}${mark}`;
    return { what, isLevel: to - from <= Math.max(most, mark === ' MB' ? from / 10 : 0), text };
  };
  const memory = (bytes: number): Bound => [bytes, MB, ' MB'];
  const count = (most: number): Bound => [most, 1, ''];
  return [
    judge('heap, least of a third', 'heapBytes', memory(16 * MB)),
    judge('resident memory, least of a third', 'residentBytes', memory(32 * MB)),
    judge('open files beside the database, least of a third', 'openFiles', count(5)),
    judge('files of the database, least of a third', 'databaseFiles', count(10)),
    judge('resources of the event loop, least of a third', 'resources', count(10)),
    databaseGrowth(before[0], after.at(-1)),
  ];
}

type Bound = readonly [most: number, unit: number, mark: '' | ' MB'];

function databaseGrowth(from: Sample | undefined, to: Sample | undefined): Growth {
  const stored = (to?.stored ?? 0) - (from?.stored ?? 0);
  const bytes = (to?.databaseBytes ?? 0) - (from?.databaseBytes ?? 0);
  const each = stored > 0 ? bytes / stored : Number.POSITIVE_INFINITY;
  return {
    what: 'database, per answer stored',
    // A database grows by whole pages and its tables by several at a time.
    isLevel: each <= 8_192 || bytes <= 4 * MB,
    text: `${Math.round(each)} bytes (${(bytes / MB).toFixed(1)} MB for ${stored})`,
  };
}

/** One moment in a line. */
export function lineOf(sample: Sample): string {
  const { minutes, stored, openFiles, databaseOpenFiles, databaseFiles, resources } = sample;
  const mb = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`;
  return [
    `${minutes.toFixed(1)} min`,
    `heap ${mb(sample.heapBytes)}`,
    `resident ${mb(sample.residentBytes)}`,
    `${openFiles} open files`,
    `${databaseOpenFiles} of ${databaseFiles} of the database`,
    `${resources} resources`,
    `database ${mb(sample.databaseBytes)}`,
    `${stored} stored`,
  ].join(', ');
}
