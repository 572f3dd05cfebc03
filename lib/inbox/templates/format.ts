import { createTranslator } from 'next-intl';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Fills in the placeholders of a text (`{account}`, ICU). Throws if the text is malformed or names a value that does not exist. */
export function formatText(
  locale: LocaleCode,
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const translate = createTranslator({
    locale,
    messages: { text } as never,
    onError: (error) => {
      throw error;
    },
  });
  return translate('text' as never, values as never) as string;
}
