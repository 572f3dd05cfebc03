import { isGuessableNumber } from '@/lib/identity/passwords/rules';
import { PATTERNS, type PatternId } from '@/lib/identity/registration/patterns';
import { checkField, checkRegistration, type FieldRule } from '@/lib/identity/registration/rules';

const rule = (patternId: PatternId, minLength = 1, maxLength = 20): FieldRule => ({
  field: 'x',
  enabled: true,
  required: true,
  acceptedPattern: PATTERNS[patternId],
  minLength,
  maxLength,
  patternId,
});

// REG-2: what each kind of rule accepts and refuses, Unicode included.
const TABLE: Record<PatternId, { good: string[]; bad: string[] }> = {
  ANY: { good: ['a', 'ทุกอย่าง', '随便 ok!', '🎲🎲'], bad: ['', '   ', 'x'.repeat(21)] },
  LETTER_FIRST: { good: ['a', 'Somchai9'], bad: ['9lives', 'so mchai', 'sömchai', 'สมชาย', 'a_b', 'ａbc'] },
  CHINESE_DIGITS: { good: ['灯笼88', '好运'], bad: ['灯笼!', 'lantern', 'ひらがな', '灯 笼'] },
  EMAIL: {
    good: ['a@b.co', 'ไทย@example.com', 'x+y@mail.example.org'],
    bad: ['a@b', 'a b@c.de', '@c.de', 'a@@c.de', 'a.de'],
  },
  ALPHANUMERIC: { good: ['abc', '123', 'Ab1'], bad: ['a-b', 'á', '１２３', 'a b'] },
  LETTERS_AND_DIGITS: { good: ['a1', '1a', 'abc123'], bad: ['abc', '123', 'a1!', 'ก1'] },
  DIGITS: { good: ['0', '0123456789'], bad: ['12a', '1 2', '-1', '1.5', '١٢٣', '１２'] },
  ALPHANUMERIC_UPPERCASE: { good: ['A', 'aB3'], bad: ['ab3', 'A-', 'É', '333'] },
  ENGLISH_SPACES: { good: ['Jane Doe', 'x'], bad: ['Jane1', 'Jané', 'O’Neil', 'Jane\tDoe'] },
  NO_SPACES: { good: ['a.b-c', '灯笼', '🎲'], bad: ['a b', 'a\u00a0b', 'a\u3000b', 'a\tb', 'a\nb'] },
  CHINESE_PUNCTUATION: { good: ['你好，朋友。', '好'], bad: ['你好1', 'hello', '你 好'] },
  DATE: {
    good: ['2001-02-28', '12-31-1999'],
    bad: ['2001-13-01', '31-12-1999', '2001-2-8', '2001/02/28', '20010228'],
  },
  KOREAN: { good: ['한국', 'ㄱ'], bad: ['한국1', '한 국', '漢字'] },
  THAI: { good: ['สมชาย', 'ก๊ก'], bad: ['สม ชาย', 'Somchai', 'สมชาย1'] },
  THAI_ENGLISH_SPACES: { good: ['สมชาย Jaidee', 'Jai'], bad: ['สมชาย1', 'José', 'ดี!'] },
  UPPERCASE_SPACES: { good: ['JANE DOE', 'A'], bad: ['Jane', 'A1', 'ÀB'] },
  LETTERS_DIGITS_SYMBOLS: { good: ['aB3!', '~^|'], bad: ['a b', 'pässword', 'รหัส', 'a\u200bb'] },
};

describe.each(Object.entries(TABLE))('the rule %s', (id, { good, bad }) => {
  it.each(good)('accepts %j', (value) => expect(checkField(rule(id as PatternId), value)).toBeUndefined());
  it.each(bad)('rejects %j', (value) => expect(checkField(rule(id as PatternId), value)).toBeDefined());
});

describe('lengths', () => {
  it('count code points: one emoji, one composed Thai letter', () => {
    expect(checkField(rule('ANY', 2, 2), '🎲🎲')).toBeUndefined();
    expect(checkField(rule('ANY', 4, 4), 'cafe\u0301')).toBeUndefined();
  });

  it.each([
    [3, false],
    [4, true],
    [16, true],
    [17, false],
  ])('a length of %i between 4 and 16 is %s', (length, good) => {
    expect(checkField(rule('LETTER_FIRST', 4, 16), 'a'.repeat(length)) === undefined).toBe(good);
  });

  it('are shown as a range, or as one number if they are equal', () => {
    expect(checkField(rule('DIGITS', 4, 9), 'x')).toEqual({
      code: 'PATTERN_DIGITS',
      values: { min: 4, max: 9, range: '4–9' },
    });
    expect(checkField(rule('DIGITS', 6, 6), '1')?.values?.range).toBe('6');
  });

  it('do not apply to an empty optional field', () => {
    expect(checkField({ ...rule('DIGITS', 6, 6), required: false }, '  ')).toBeUndefined();
    expect(checkField(rule('DIGITS', 6, 6), '  ')).toEqual({ code: 'REQUIRED' });
  });

  it('are checked alone if the pattern is invalid', () => {
    expect(checkField({ ...rule('ANY', 2, 3), acceptedPattern: '(' }, 'ab')).toBeUndefined();
    expect(checkField({ ...rule('ANY', 2, 3), acceptedPattern: '(' }, 'abcd')).toBeDefined();
  });
});

describe('a whole registration', () => {
  const rules: FieldRule[] = [
    { ...rule('LETTER_FIRST', 4, 16), field: 'username' },
    { ...rule('LETTERS_DIGITS_SYMBOLS', 8, 64), field: 'password' },
    { ...rule('DIGITS', 6, 6), field: 'paymentPassword', required: false },
    { ...rule('ANY'), field: 'line', enabled: false },
    { ...rule('DIGITS', 6, 15), field: 'mobileNum' },
    { ...rule('ANY', 0, 6), field: 'verificationCode' },
  ];
  const good = {
    username: 'somchai',
    password: 'quiet-lanterns',
    confirmPassword: 'quiet-lanterns',
    paymentPassword: '402913',
    mobileNum: '0812345678',
    verificationCode: '402913',
    terms: true,
    age: true,
  };

  it('accepts a complete form', () => expect(checkRegistration(rules, good)).toEqual({}));

  it.each([
    ['paymentPassword', { paymentPassword: '' }, 'REQUIRED'],
    ['paymentPassword', { paymentPassword: '123456' }, 'PAYMENT_PASSWORD_WEAK'],
    ['confirmPassword', { confirmPassword: 'other' }, 'PASSWORD_MISMATCH'],
    ['confirmPassword', { confirmPassword: '' }, 'REQUIRED'],
    ['terms', { terms: false }, 'TERMS'],
    ['age', { age: undefined }, 'AGE'],
    ['username', { username: 'ab' }, 'PATTERN_LETTER_FIRST'],
    ['mobileNum', { mobileNum: '' }, 'MOBILE_REQUIRED'],
    ['mobileNum', { mobileNum: '123' }, 'MOBILE_FORMAT'],
    ['mobileNum', { mobileNum: 'eight' }, 'MOBILE_FORMAT'],
    ['verificationCode', { verificationCode: '' }, 'CODE_REQUIRED'],
    ['verificationCode', { verificationCode: '4029134' }, 'CODE_WRONG'],
  ])('marks %s for %j with %s', (field, change, code) => {
    expect(checkRegistration(rules, { ...good, ...change })[field]?.code).toBe(code);
  });
});

describe('easily guessed numbers', () => {
  it.each([
    '123456',
    '654321',
    '864208',
    '111111',
    '112112',
    '121212',
    '123123',
    '112233',
    '123321',
    '159753',
  ])('%s is one', (digits) => expect(isGuessableNumber(digits)).toBe(true));
  it.each(['402913', '482915', '271828', '100294'])('%s is none', (digits) =>
    expect(isGuessableNumber(digits)).toBe(false),
  );
});
