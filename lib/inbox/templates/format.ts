import { createTranslator } from 'next-intl';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Fills in a text with placeholders (`{account}`, ICU). Throws if it is malformed or names a value that there is not. */
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
