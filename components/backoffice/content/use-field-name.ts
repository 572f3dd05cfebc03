import { useTranslations } from 'next-intl';

/** Returns the name of a field of any kind of content, as its editor labels it. */
export function useFieldName(): (field: string) => string {
  const t = useTranslations('backoffice-content.fields');
  return (field) => (t.has(field as never) ? t(field as never) : field);
}
