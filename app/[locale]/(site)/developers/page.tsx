import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Contents } from '@/components/developers/contents';
import { Sandbox } from '@/components/developers/sandbox';
import { SANDBOX_TEXTS, type SandboxStrings } from '@/components/developers/sandbox-types';
import { Protocol } from '@/components/developers/protocol';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { protocolDocument } from '@/lib/conformance/document';
import { readMarkdown } from '@/lib/conformance/markdown';
import { siteFlags } from '@/lib/content/loaders';
import { publicUrl } from '@/lib/platform/env';

/** Maximum age of the page in seconds. It is not static, because menu and footer depend on the operator's settings. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'developers' });
  return { title: t('title'), description: t('intro'), alternates: alternates(locale, '/developers') };
}

/** The vendor protocol for engineers of game vendors: docs/vendor-protocol.md as a page, without a login. */
export default async function DevelopersPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'developers' });
  // The title of the document is that of the page.
  const blocks = readMarkdown(protocolDocument()).filter(
    (block) => block.kind !== 'heading' || block.level > 1,
  );
  const site = new URL(publicUrl()).origin;
  const hasSandbox = (await siteFlags()).hasSandbox === true;
  const entries = [
    ...(hasSandbox ? [{ anchor: 'sandbox', text: t('sandbox.title'), level: 2 }] : []),
    ...blocks.filter((block) => block.kind === 'heading'),
  ];
  const strings = Object.fromEntries(
    SANDBOX_TEXTS.map((key) => [key, t(`sandbox.${key}`)]),
  ) as SandboxStrings;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 lg:py-12">
      <PageBreadcrumbs locale={locale} name={t('title')} path="/developers" />
      <header className="space-y-3 pb-8">
        <h1 className="text-display font-bold">{t('title')}</h1>
        <p className="max-w-2xl text-muted">{t('intro')}</p>
        {locale !== 'en' && <p className="max-w-2xl text-sm text-faint">{t('english')}</p>}
      </header>
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <Contents entries={entries} title={t('contents')} />
        <div className="min-w-0 space-y-10">
          {hasSandbox && (
            <section
              id="sandbox"
              className="scroll-mt-24 space-y-4 rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-6"
            >
              <h2 className="font-display text-2xl font-bold">{t('sandbox.title')}</h2>
              <p className="max-w-2xl text-muted">{t('sandbox.intro')}</p>
              <Sandbox locale={locale} site={site} strings={strings} />
            </section>
          )}
          <Protocol blocks={blocks} strings={{ call: t('call'), answer: t('answer') }} />
        </div>
      </div>
    </div>
  );
}
