import { ArrowLeft } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticleForm } from '@/components/backoffice/articles/article-form';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { draftById } from '@/lib/content/articles/loaders';
import { textIn } from '@/lib/content/text';
import { LOCALE_CODES } from '@/lib/i18n/locales';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-articles' });
  return { title: t('title') };
}

/** Editor of an article. */
export default async function ArticlePage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-articles.form' });
  const id = idParam((await params).id);
  const draft = id === undefined ? undefined : await draftById(id);
  if (!draft) notFound();
  const { title, summary, body } = draft;
  const words = Object.fromEntries(
    LOCALE_CODES.map((code) => [
      code,
      { title: title[code] ?? '', summary: summary[code] ?? '', body: body[code] ?? '' },
    ]),
  );
  return (
    <>
      <header className="mb-5 flex items-center gap-2">
        <PageLink
          href={`/backoffice/articles?kind=${draft.kind}`}
          aria-label={t('back')}
          className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2`}
        >
          <ArrowLeft aria-hidden className="flip-rtl size-5" />
        </PageLink>
        <h1 className="min-w-0 text-2xl font-extrabold wrap-anywhere">{textIn(title, locale)}</h1>
      </header>
      <ArticleForm
        article={{
          id: String(draft.id),
          version: draft.version,
          kind: draft.kind,
          slug: draft.slug,
          words,
          publishedAt: draft.publishedAt?.toISOString() ?? null,
        }}
      />
    </>
  );
}
