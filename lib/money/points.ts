/**
 * How a number of points is said in each language of the site, by the plural category of the number (Unicode CLDR). These words are here and
 * not in the messages, because amounts are shown by components that have no translator.
 */
const POINTS_WORDS: Readonly<
  Record<string, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
> = {
  en: { one: 'point', other: 'points' },
  zh: { other: '积分' },
  th: { other: 'แต้ม' },
  vi: { other: 'điểm' },
  ar: { two: 'نقطتان', few: 'نقاط', other: 'نقطة' },
};

/** Formats points, a decimal string of the wire ("50.5"), with their word ("50.5 points"). All digits that are not zero are shown. */
export function showPoints(decimal: string, locale: string, options: { signed?: boolean } = {}): string {
  const figure = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 4,
    ...(options.signed && { signDisplay: 'exceptZero' as const }),
  });
  const words = POINTS_WORDS[locale] ?? POINTS_WORDS.en!;
  const plural = new Intl.PluralRules(locale).select(Math.abs(Number(decimal)));
  // Intl formats a decimal string exactly, without a conversion to a float (ECMA-402).
  return `${figure.format(decimal as unknown as number)} ${words[plural] ?? words.other}`;
}
