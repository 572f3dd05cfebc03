import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Breadcrumbs } from './breadcrumbs';

interface Props {
  locale: LocaleCode;
  /** Accessible name of the breadcrumbs. */
  label: string;
  /** From below home to the current page. */
  breadcrumbs: readonly { name: string; path: string }[];
  title: string;
  text: string;
}

/** The header of a list: breadcrumbs, title and description. */
export async function ListHeader({ locale, label, breadcrumbs, title, text }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <header className="flex flex-col gap-2">
      <Breadcrumbs
        locale={locale}
        label={label}
        crumbs={[{ name: t('nav.home'), path: '/' }, ...breadcrumbs]}
      />
      <h1 className="text-display font-extrabold">{title}</h1>
      <p className="max-w-2xl text-muted">{text}</p>
    </header>
  );
}
