import { useTranslations } from 'next-intl';

/** Returns the name of a setting by its key, in the operator's language. */
export function useSettingName(): (key: string) => string {
  const t = useTranslations('backoffice-site');
  return (key) => {
    const [kind, ...rest] = key.split('.');
    const part = rest.join('-');
    if (kind === 'flag') return t(`settings.names.${part}`);
    if (kind === 'field') return t('register.fieldName', { field: t(`register.fields.${part}`) });
    return t(`keys.${key.replace('.', '-')}`);
  };
}
