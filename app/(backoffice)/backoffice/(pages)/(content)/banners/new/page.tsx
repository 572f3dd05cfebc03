import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BannerEditor } from '@/components/backoffice/banners/banner-editor';
import { toNewItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { BANNER_IDS } from '@/lib/catalogue/artwork/banner';
import { promotionChoices } from '@/lib/backoffice/promotions/loaders';
import { BANNER_GROUPS } from '@/lib/content/banners/constants';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-banners' });
  return { title: t('new') };
}

/** An empty sheet. */
export default async function NewPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-banners' });
  const requested = (await searchParams).group;
  const group = BANNER_GROUPS.find((name) => name === requested) ?? 'w_home';
  const copy = await ownWorkingCopy(operator, 'banner');
  return (
    <>
      <EditorHeader href={`/backoffice/banners?group=${group}`} back={t('back')} title={t('new')} />
      <BannerEditor
        item={toNewItem(
          {
            group,
            picture: BANNER_IDS[0] ?? null,
            pictureId: null,
            focusX: 50,
            focusY: 50,
            showsText: true,
            linkageType: null,
            url: null,
            languages: [],
            title: {},
            subtitle: {},
            action: {},
            startsAt: null,
            endsAt: null,
            published: false,
          },
          copy,
        )}
        drawings={BANNER_IDS}
        promotions={await promotionChoices(locale)}
      />
    </>
  );
}
