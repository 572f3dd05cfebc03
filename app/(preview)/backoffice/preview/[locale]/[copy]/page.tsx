import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PreviewPage } from '@/components/backoffice/preview/preview-page';
import { ownWorkingCopyById } from '@/lib/backoffice/content/loaders';
import { requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { isLocale } from '@/lib/i18n/locales';

interface Props {
  params: Promise<{ locale: string; copy: string }>;
}

/**
 * What an operator has typed and not saved, on a page of the real site, in a language that the address names. Only the
 * operator who typed it can see it. Its address is one of the back office, so that the rules of the site's addresses do
 * not send it to the language of a cookie.
 */
export default async function Preview({ params }: Props) {
  const operator = await requireOperator('content.write');
  const { locale, copy: given } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const id = idParam(given);
  const copy = id === undefined ? undefined : await ownWorkingCopyById(operator, id);
  if (!copy) notFound();
  return <PreviewPage locale={locale} copy={copy} />;
}
