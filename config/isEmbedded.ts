/**
 * Whether the database is the embedded one, as no PostgreSQL is set. Told apart from the other settings, which need a library to
 * be checked, so that the thread of the database can start before that library is loaded.
 */
export function isEmbedded({
  DATABASE_URL,
}: Readonly<Record<string, string | undefined>>): boolean {
  return (DATABASE_URL ?? '').trim() === '';
}
