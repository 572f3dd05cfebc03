import { getTranslations } from 'next-intl/server';
import { Card, CardHeader } from '@/components/ui/card';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { siteConfig } from '@/lib/platform/site-config';

/** Organisations that help, as the operator names them, and the page about responsible gaming. */
export async function HelpersCard({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations({ locale, namespace: 'protection' });
  const { helpers } = siteConfig().protection;
  const link = 'inline-flex min-h-11 items-center text-sm font-semibold text-amber hover:underline';
  return (
    <Card>
      <CardHeader title={t('help.title')} description={t('help.text')} />
      <ul className="flex flex-col">
        {helpers.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" target="_blank" className={link}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
        <li>
          <PageLink href={localePath(locale, '/responsible')} className={link}>
            {t('help.page')}
          </PageLink>
        </li>
      </ul>
    </Card>
  );
}
