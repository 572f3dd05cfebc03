/** Whether a password contains the account name, forwards or backwards. A name below four characters must be equal to it. */
export function containsAccount(password: string, account: string): boolean {
  const name = account.normalize('NFKC').toLowerCase();
  const given = password.normalize('NFKC').toLowerCase();
  if (name.length < 4) return given === name;
  return given.includes(name) || given.includes([...name].reverse().join(''));
}

/** Six digits that people choose and thieves try first, besides the patterns below: figures of the keypad. */
const KEYPAD_FIGURES = new Set([
  '147258',
  '258369',
  '159357',
  '357159',
  '159753',
  '753159',
  '147852',
  '123654',
  '147369',
]);

/**
 * Whether a payment password is easy to guess: fewer than three different digits, a row with equal steps (123456, 864208),
 * a part that repeats (123123, 121212), pairs (112233), a mirror (123321), or a figure of the keypad. These are 5,049 of
 * 10^6 numbers, and people choose them far more often than the others.
 */
export function isGuessableNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return (
    new Set(digits).size < 3 ||
    new Set(steps).size === 1 ||
    /^(\d+?)\1+$/.test(digits) ||
    /^(?:(\d)\1)+$/.test(digits) ||
    [...digits].reverse().join('') === digits ||
    KEYPAD_FIGURES.has(digits)
  );
}
