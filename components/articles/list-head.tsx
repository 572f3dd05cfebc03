import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Crumbs } from './crumbs';

interface Props {
  locale: LocaleCode;
  /** The name of the trail for who listens. */
  label: string;
  /** From below home to here. */
  trail: readonly { name: string; path: string }[];
  title: string;
  text: string;
}

/** The head of a list that one reads from: the trail from home, the title, what is in it. */
export async function ListHead({ locale, label, trail, title, text }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <header className="flex flex-col gap-2">
      <Crumbs locale={locale} label={label} crumbs={[{ name: t('nav.home'), path: '/' }, ...trail]} />
      <h1 className="text-display font-extrabold">{title}</h1>
      <p className="max-w-2xl text-muted">{text}</p>
    </header>
  );
}
