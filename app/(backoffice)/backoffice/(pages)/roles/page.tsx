import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { RoleRows } from '@/components/backoffice/roles/role-rows';
import { buttonStyle } from '@/components/ui/button-style';
import { Plus } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadRoles } from '@/lib/backoffice/roles/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('roles.title') };
}

/** Every role: the shipped ones, then own ones. */
export default async function RolesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('operators.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  return (
    <>
      <PageHeader
        title={t('roles.title')}
        text={t('roles.text')}
        actions={
          <PageLink href="/backoffice/roles/new" className={buttonStyle({ variant: 'amber' })}>
            <Plus aria-hidden className="size-4" />
            {t('roles.new')}
          </PageLink>
        }
      />
      <Panel flush>
        <RoleRows roles={await loadRoles()} />
      </Panel>
    </>
  );
}
