import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AddCodes } from '@/components/backoffice/goods/add-codes';
import { GoodForm } from '@/components/backoffice/goods/good-form';
import { PageMessages } from '@/components/backoffice/page-messages';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { findGood, loadGoodForm } from '@/lib/backoffice/goods/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('goods.title') };
}

/** Editor of a good of the points mall. */
export default async function GoodPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  const requested = idParam((await params).id);
  const draft = requested === undefined ? undefined : await findGood(requested);
  if (!draft) notFound();
  const {
    id,
    version,
    published,
    changedAt: _changed,
    available: _left,
    groupId,
    price,
    worth,
    ...rest
  } = draft;
  const { groups, currency } = await loadGoodForm();
  const mayAddCodes = operator.permissions.includes('points.write');
  return (
    <>
      <EditorHeader href="/backoffice/goods" back={t('back')} title={textIn(draft.title, locale)} />
      <GoodForm
        good={{
          ...rest,
          price: formatDecimal(price),
          worth: formatDecimal(worth),
          groupId: groupId === null ? null : String(groupId),
          saved: { id: String(id), version, published },
        }}
        groups={groups}
        currency={currency}
      />
      {draft.kind === 'code' && mayAddCodes && (
        <PageMessages messages={pickMessages(locale, ['backoffice-points'])}>
          <AddCodes goodId={String(id)} />
        </PageMessages>
      )}
    </>
  );
}
