/** The security events that the owner of an account can read. */
export type ActivityKind =
  | 'newAddress'
  | 'totpOn'
  | 'totpOff'
  | 'recoveryUsed'
  | 'recoveryNew'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'socialLinked'
  | 'socialUnlinked'
  | 'guessed'
  | 'paymentPassword'
  | 'passwordReset';

export interface Activity {
  id: bigint;
  kind: ActivityKind;
  ip: string;
  country: string | null;
  userAgent: string;
  createdAt: Date;
}
