/** The lengths that the column holds. */
export const WIDEST = { least: 0, most: 255 };

interface ShippedRule {
  enabled: boolean;
  required: boolean;
  patternId: string;
  minLength: number;
  maxLength: number;
}

const rule = (
  [enabled, required]: readonly [boolean, boolean],
  patternId: string,
  minLength: number,
  maxLength: number,
): ShippedRule => ({ enabled, required, patternId, minLength, maxLength });

const ASKED = [true, true] as const;
const OPTIONAL = [true, false] as const;
const HIDDEN = [false, false] as const;
const HIDDEN_REQUIRED = [false, true] as const;

/** The rules of a new site: those that the migration inserts (a test compares them). */
export const SHIPPED_FIELD_RULES: Readonly<Record<string, ShippedRule>> = {
  username: rule(ASKED, 'LETTER_FIRST', 4, 16),
  password: rule(ASKED, 'LETTERS_DIGITS_SYMBOLS', 8, 64),
  paymentPassword: rule(HIDDEN_REQUIRED, 'DIGITS', 6, 6),
  payeeName: rule(HIDDEN, 'ANY', 2, 100),
  email: rule(HIDDEN, 'EMAIL', 5, 254),
  mobileNum: rule(HIDDEN, 'DIGITS', 6, 15),
  qqNum: rule(HIDDEN, 'DIGITS', 5, 12),
  line: rule(HIDDEN, 'NO_SPACES', 2, 50),
  whatsapp: rule(HIDDEN, 'NO_SPACES', 5, 50),
  facebook: rule(HIDDEN, 'NO_SPACES', 2, 100),
  wechat: rule(HIDDEN, 'NO_SPACES', 2, 50),
  idNumber: rule(HIDDEN, 'ALPHANUMERIC', 5, 30),
  recommenderId: rule(HIDDEN, 'ALPHANUMERIC', 1, 30),
  referralCode: rule(OPTIONAL, 'ALPHANUMERIC', 4, 16),
  affiliateCode: rule(OPTIONAL, 'ALPHANUMERIC', 4, 16),
  captcha: rule(HIDDEN_REQUIRED, 'ALPHANUMERIC', 4, 4),
};
