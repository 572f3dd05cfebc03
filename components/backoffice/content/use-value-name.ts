import { useFormatter, useTranslations } from 'next-intl';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';

/** Where the names of the values of a field are. */
const NAMES: Readonly<Record<string, string>> = {
  execution: 'backoffice-announcements.executions',
  group: 'backoffice-banners.groups',
  kind: 'backoffice-articles.kinds',
  linkageType: 'backoffice-banners.linkage',
  picture: 'backoffice-banners.picture.drawings',
  type: 'backoffice-announcements.types',
  types: 'promotions.types',
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Returns a value of a field in words: names of kinds and places, dates in the settlement zone, yes and no. */
export function useValueName(): (field: string, value: string) => string {
  const t = useTranslations();
  const format = useFormatter();
  const nameOf = (field: string, value: string): string => {
    if (MOMENT.test(value))
      return format.dateTime(new Date(value), { dateStyle: 'medium', timeStyle: 'short' });
    if (value === 'true' || value === 'false')
      return t(`backoffice.audit.${value === 'true' ? 'yes' : 'no'}`);
    if (field === 'languages') return isLocale(value) ? localeOf(value).name : value;
    if (field.startsWith('focus')) return `${value} %`;
    const key = `${NAMES[field]}.${value}`;
    return NAMES[field] && /^\w+$/.test(value) && t.has(key as never) ? t(key as never) : value;
  };
  // A list is its values, joined.
  return (field, value) =>
    value
      .split(', ')
      .map((part) => nameOf(field, part))
      .join(', ');
}
