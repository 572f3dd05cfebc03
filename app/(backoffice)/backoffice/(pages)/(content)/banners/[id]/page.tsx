import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BannerEditor, type BannerData } from '@/components/backoffice/banners/banner-editor';
import { toEditedItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { BANNER_IDS } from '@/lib/catalogue/artwork/banner';
import { promotionChoices } from '@/lib/backoffice/promotions/loaders';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { findBanner } from '@/lib/backoffice/banners/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-banners' });
  return { title: t('title') };
}

/** Editor of a banner. */
export default async function EditPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-banners' });
  const id = idParam((await params).id);
  const draft = id === undefined ? undefined : await findBanner(id);
  if (!draft) notFound();
  const copy = await ownWorkingCopy(operator, 'banner', draft.id);
  return (
    <>
      <EditorHeader
        href={`/backoffice/banners?group=${draft.group}`}
        back={t('back')}
        title={textIn(draft.title, locale)}
      />
      <BannerEditor
        item={toEditedItem<BannerData, typeof draft>(draft, copy)}
        drawings={BANNER_IDS}
        promotions={await promotionChoices(locale)}
      />
    </>
  );
}
