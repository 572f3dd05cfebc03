import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CaseNote } from '@/components/backoffice/case-note';
import { PageMessages } from '@/components/backoffice/page-messages';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { RoleForm } from '@/components/backoffice/roles/role-form';
import { roleName } from '@/components/backoffice/roles/role-name';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { loadRolePage } from '@/lib/backoffice/roles/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('roles.one') };
}

/** One role. The role owner, and a role that the operator cannot give, are read-only. */
export default async function RolePage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('operators.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  const tErrors = await getTranslations({ locale, namespace: 'errors' });
  const requested = idParam((await params).id);
  const found = requested === undefined ? undefined : await loadRolePage(operator, requested);
  if (!found) notFound();
  const { role, problem } = found;
  const locked = problem && tErrors(problem.code, problem.values);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-operators']) as never}>
      <EditorHeader href="/backoffice/roles" back={t('roles.back')} title={roleName(t, role)} />
      <div className="mb-5 flex flex-col gap-3">
        {role.code && <p className="max-w-prose text-sm text-muted">{t(`shipped.${role.code}.text`)}</p>}
        {locked && <CaseNote>{locked}</CaseNote>}
      </div>
      <RoleForm
        key={role.version}
        role={{
          id: String(role.id),
          version: role.version,
          isShipped: role.code !== null,
          operators: role.operators,
        }}
        name={role.name}
        description={role.description}
        permissions={role.permissions}
        mine={operator.permissions}
        locked={locked}
      />
    </PageMessages>
  );
}
