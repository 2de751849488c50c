/** Whether a plan of this status gives what was paid for. */
export function isLiveStatus(status: string): boolean {
  return status === 'active' || status === 'trialing' || owes(status);
}

/** Whether its price is owed. */
export function owes(status: string): boolean {
  return status === 'past_due' || status === 'unpaid';
}
