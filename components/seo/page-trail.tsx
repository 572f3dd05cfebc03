import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { StructuredData } from './structured-data';
import { crumbsThing } from './things';

interface Props {
  locale: LocaleCode;
  /** The page's name and address; it lies right below home. */
  name: string;
  path: string;
}

/** Tells search engines where a page lies, where people see it by its title alone. */
export async function PageTrail({ locale, name, path }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <StructuredData
      things={[
        crumbsThing(locale, [
          { name: t('nav.home'), path: '/' },
          { name, path },
        ]),
      ]}
    />
  );
}
