/** Reads a pattern of crontab. Returns its kind and the values of its text `backoffice-system.jobs.schedules.<kind>`. */
export function scheduleName(pattern: string): {
  kind: 'minute' | 'minutes' | 'hour' | 'day' | 'other';
  values: Record<string, string | number>;
} {
  const [minute = '', hour = '', ...rest] = pattern.split(/\s+/);
  const daily = rest.every((field) => field === '*');
  const [, step] = /^\*\/(\d+)$/.exec(minute) ?? [];
  const isNumber = (text: string) => /^\d+$/.test(text);
  if (daily && hour === '*' && minute === '*') return { kind: 'minute', values: {} };
  if (daily && hour === '*' && step) return { kind: 'minutes', values: { count: Number(step) } };
  if (daily && hour === '*' && isNumber(minute)) return { kind: 'hour', values: { minute: Number(minute) } };
  if (daily && isNumber(hour) && isNumber(minute))
    return { kind: 'day', values: { time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` } };
  return { kind: 'other', values: { pattern } };
}
