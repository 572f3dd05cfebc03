import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { RoleForm } from '@/components/backoffice/roles/role-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('roles.new') };
}

/** Creates a role. */
export default async function NewRolePage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const { permissions } = await requireOperator('operators.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-operators']) as never}>
      <EditorHeader href="/backoffice/roles" back={t('roles.back')} title={t('roles.new')} />
      <RoleForm name="" description="" permissions={[]} mine={permissions} />
    </PageMessages>
  );
}
