import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { COUNTRIES } from '@/lib/identity/mobile/countries';
import { REAL_CURRENCIES } from '@/lib/money/currency';
import { KINDS, STATUSES } from '@/lib/reporting/segments/constants';
import { loadGroups } from '../channels/loaders';

/** The options of each choice field of a segment's rule, in the operator's language. */
export async function segmentOptions(locale: LocaleCode) {
  const t = translator(locale, 'backoffice-segments');
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const groups = await loadGroups();
  return {
    groups: groups.map(({ id, name }) => ({ id: String(id), name })),
    options: {
      status: STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      kind: KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      group: groups.map(({ id, name }) => ({ value: String(id), label: name })),
      country: COUNTRIES.map(({ code }) => ({ value: code, label: names.of(code) ?? code })).sort(
        (one, other) => one.label.localeCompare(other.label, locale),
      ),
      language: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
      currency: REAL_CURRENCIES.map((value) => ({ value, label: value })),
    },
  };
}
