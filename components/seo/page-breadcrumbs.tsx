import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { StructuredData } from './structured-data';
import { breadcrumbThing } from './things';

interface Props {
  locale: LocaleCode;
  /** The page's name and path; its parent is home. */
  name: string;
  path: string;
}

/** Breadcrumbs as structured data only, for pages that show none. */
export async function PageBreadcrumbs({ locale, name, path }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <StructuredData
      things={[
        breadcrumbThing(locale, [
          { name: t('nav.home'), path: '/' },
          { name, path },
        ]),
      ]}
    />
  );
}
