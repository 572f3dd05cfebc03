/** Parts of a countdown: days, hours, minutes and seconds, without leading ones that are 0. Minutes and seconds are always there. */
export function countdownParts(seconds: number): { days: number; digits: string[] } {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    days,
    digits: [
      ...(days > 0 || hours > 0 ? [two(hours)] : []),
      two(Math.floor(seconds / 60) % 60),
      two(seconds % 60),
    ],
  };
}

/** A countdown as one short text, such as `04:09` or `17:04:09`. Whole days are added to the hours. */
export function countdownText(seconds: number): string {
  const { days, digits } = countdownParts(seconds);
  if (days === 0) return digits.join(':');
  return [String(days * 24 + Number(digits[0])), ...digits.slice(1)].join(':');
}
