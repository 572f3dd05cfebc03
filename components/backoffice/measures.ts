/** Bytes as kilobytes, megabytes or gigabytes, in the operator's language. */
export function sizeName(bytes: number, locale: string): string {
  const [size, unit] =
    bytes >= 1_000_000_000
      ? [bytes / 1_000_000_000, 'gigabyte']
      : bytes >= 1_000_000
        ? [bytes / 1_000_000, 'megabyte']
        : [bytes / 1_000, 'kilobyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}

/** Milliseconds as milliseconds, seconds, minutes, hours or days: the largest unit of which there is at least one. */
export function durationName(ms: number, locale: string): string {
  const [value, unit] =
    ms < 1_000
      ? [Math.round(ms), 'millisecond']
      : ms < 60_000
        ? [ms / 1_000, 'second']
        : ms < 3_600_000
          ? [ms / 60_000, 'minute']
          : ms < 86_400_000
            ? [ms / 3_600_000, 'hour']
            : [ms / 86_400_000, 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
