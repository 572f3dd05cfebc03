import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ResetHost } from '@/components/identity/forgot/reset-host';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'forgot' });
  // The fragment of the address contains a secret: no referrer is sent, and the page is not indexed.
  return { title: t('reset.title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** The page of a reset link: choose a new password. The browser reads the token. */
export default async function ResetPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'forgot' });
  return (
    <div className="page-frame flex justify-center py-10 md:py-16">
      <section className="w-full max-w-md rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-7">
        <h1 className="text-2xl font-bold">{t('reset.title')}</h1>
        <p className="mt-1 mb-5 text-sm text-muted">{t('reset.text')}</p>
        <ResetHost locale={locale} />
      </section>
    </div>
  );
}
