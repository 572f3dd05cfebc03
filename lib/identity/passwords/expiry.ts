const DAY = 86_400_000;

/**
 * Whether a password is older than the site lets it be. `days` is the operator's setting passwordExpiryDays: 0, as
 * shipped, means never (NIST SP 800-63B-4: a change is asked for after a leak, not by the calendar).
 */
export function passwordExpired(changedAt: Date | null, days: number, at: Date): boolean {
  if (!Number.isFinite(days) || days <= 0 || !changedAt) return false;
  return at.getTime() - changedAt.getTime() >= days * DAY;
}
