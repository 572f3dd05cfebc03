import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { VendorForm } from '@/components/backoffice/vendors/vendor-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { menuNames } from '@/lib/catalogue/menu';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-vendors' });
  return { title: t('new') };
}

/** Form that admits a vendor. */
export default async function NewVendorPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('integrations.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-vendors' });
  const names = menuNames(locale);
  return (
    <>
      <EditorHeader href="/backoffice/vendors" back={t('back')} title={t('new')} />
      <div className="max-w-3xl">
        <VendorForm
          categories={GAME_TYPES.map((value) => ({ value, label: names.title(value) }))}
          vendor={{
            code: '',
            displayName: '',
            launchUrl: '',
            hosts: '',
            opensIn: 'frame',
            walletKind: 'single',
            currencies: [],
            allowsTrial: true,
            categories: [],
            position: 100,
          }}
        />
      </div>
    </>
  );
}
