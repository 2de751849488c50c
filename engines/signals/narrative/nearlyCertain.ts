/** No probability of an event to come is 1 or 0: what rounds to them is said in words as well. */
export function nearlyCertain(shown = ''): string {
  if (shown === '1') return 'all but certain: 1, rounded';
  return shown === '0' ? 'all but none: 0, rounded' : shown;
}
