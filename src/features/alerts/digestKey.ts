/** Under which the summary of a person's day is owed once. */
export function digestKey(accountId: number, day: string): string {
  return `digest:${accountId}:${day}`;
}

/** Whether a message is a summary, which comes by mail whatever the channel of alerts is. */
export function isDigest(onceKey: string): boolean {
  return onceKey.startsWith('digest:');
}
