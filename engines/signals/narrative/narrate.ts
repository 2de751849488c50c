import { Quotes, type Citation, type StoredRecord } from './record.ts';
import * as sections from './sections.ts';

/** For whom a record is told. */
export const READERS = ['resident', 'underwriter', 'planner', 'engineer'] as const;
export type Reader = (typeof READERS)[number];

/** A record in words, each number with its place. */
export interface Narrative {
  readonly paragraphs: readonly string[];
  /** Every number and quoted text with its place in the record. */
  readonly citations: readonly Citation[];
}

/** What each reader is told, in the order in which it matters to them. */
const PLANS: Readonly<Record<Reader, readonly sections.Section[]>> = {
  resident: [
    sections.plainLevel,
    sections.headline,
    sections.chances,
    sections.forecasts,
    sections.partLevels,
    sections.warnings,
    sections.opening,
  ],
  underwriter: [
    sections.opening,
    sections.scored,
    sections.headline,
    sections.chances,
    sections.forecasts,
    sections.parts,
    sections.coverage,
    sections.warnings,
  ],
  planner: [
    sections.opening,
    sections.headline,
    sections.chances,
    sections.forecasts,
    sections.parts,
    sections.reasons,
    sections.coverage,
    sections.evidence,
    sections.warnings,
  ],
  engineer: [
    sections.opening,
    sections.physical,
    sections.scored,
    sections.chances,
    sections.forecasts,
    sections.parts,
    sections.reasons,
    sections.model,
    sections.evidence,
    sections.warnings,
  ],
};

/**
 * Plain words for one reader, made of values of the record alone: the same record gives the same words.
 *
 * @param title  what the operation is called in words; without, its id is said
 */
export function narrate(
  record: StoredRecord,
  reader: Reader,
  title: string | undefined,
): Narrative {
  const quotes = new Quotes(record, title);
  const paragraphs = PLANS[reader].flatMap((section) => section(quotes) ?? []);
  return { paragraphs, citations: quotes.citations };
}
