import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { InviteForm } from '@/components/backoffice/operators/invite-form';
import { PageMessages } from '@/components/backoffice/page-messages';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadRoleChoices } from '@/lib/backoffice/operators/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { getProviders } from '@/lib/inbox/providers/settings';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('invite.title') };
}

/** Invites an operator. */
export default async function InvitePage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('operators.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-operators']) as never}>
      <EditorHeader href="/backoffice/operators" back={t('list.back')} title={t('invite.title')} />
      <InviteForm
        roles={await loadRoleChoices(operator)}
        mine={operator.permissions}
        canSend={getProviders().email !== undefined}
      />
    </PageMessages>
  );
}
