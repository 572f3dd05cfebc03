/** Without these there is no account: they are always shown and always required. */
export const ALWAYS: readonly string[] = ['username', 'password'];

/** Fields whose rule the house needs as it is: what other forms and the picture rely on. They are shown or not. */
export const FIXED: readonly string[] = ['paymentPassword', 'captcha'];

/** Not an operator's to switch: the code goes with the flag smsVerification. */
export const DERIVED: readonly string[] = ['verificationCode'];

/** The longest and shortest that a field may be made, where the house has a bound of its own (design.md §9, trust.md X1). */
export const BOUNDS: Readonly<Record<string, { least: number; most: number }>> = {
  username: { least: 2, most: 64 },
  password: { least: 8, most: 64 },
};

/** What the column holds. */
export const WIDEST = { least: 0, most: 255 };
