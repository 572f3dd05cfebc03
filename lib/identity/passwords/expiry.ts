const DAY = 86_400_000;

/**
 * Whether a password is older than the site allows. `days` is the operator's setting passwordExpiryDays; the default 0
 * means never (NIST SP 800-63B-4: passwords are changed after a leak, not periodically).
 */
export function isPasswordExpired(changedAt: Date | null, days: number, at: Date): boolean {
  if (!Number.isFinite(days) || days <= 0 || !changedAt) return false;
  return at.getTime() - changedAt.getTime() >= days * DAY;
}
