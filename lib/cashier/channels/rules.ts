/** A channel's name or note in a language; in English where it has none in this one. */
export const inLanguage = (texts: Record<string, string>, locale: string): string =>
  texts[locale] ?? texts.en!;
