/** The two largest parts of a time in milliseconds: days and hours, hours and minutes, or minutes and seconds. */
export function timeLeft(milliseconds: number): {
  unit: 'days' | 'hours' | 'minutes';
  first: number;
  second: string;
} {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const parts = (size: number, within: number) => [
    Math.floor(seconds / size),
    Math.floor((seconds % size) / within),
  ];
  const [days, hours] = parts(86_400, 3_600);
  if (days! > 0) return { unit: 'days', first: days!, second: String(hours) };
  const [wholeHours, minutes] = parts(3_600, 60);
  if (wholeHours! > 0) return { unit: 'hours', first: wholeHours!, second: String(minutes) };
  return { unit: 'minutes', first: minutes!, second: String(seconds % 60).padStart(2, '0') };
}
