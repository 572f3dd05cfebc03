import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FactorsPanel } from '@/components/backoffice/account/factors-panel';
import { PasswordForm } from '@/components/backoffice/account/password-form';
import { SessionRows } from '@/components/backoffice/operators/session-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { loadAccountPage } from '@/lib/backoffice/account/loaders';
import { backOfficeLocale, requireSession } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('own.title') };
}

/** The operator's own account: password, second factors and sessions. */
export default async function AccountPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const session = await requireSession();
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  const { factors, sessions, isFactorNeeded } = await loadAccountPage(session);
  const { operator, sessionId } = session;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-operators', 'factors']) as never}>
      <PageHeader
        title={t('own.title')}
        text={t('own.text', { account: operator.account, name: operator.name })}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t('factor.title')}>
            <FactorsPanel
              hasApp={factors.hasApp}
              recoveryCodesLeft={factors.recoveryCodesLeft}
              isNeeded={isFactorNeeded}
              passkeys={factors.passkeys.map(({ id, name, host, createdAt, usedAt }) => ({
                id: String(id),
                name,
                host,
                createdAt: createdAt.toISOString(),
                usedAt: usedAt?.toISOString() ?? null,
              }))}
            />
          </Panel>
          <Panel title={t('password.title')}>
            <PasswordForm />
          </Panel>
        </div>
        <Panel title={t('sessions.title')}>
          <SessionRows
            sessions={sessions.map(({ id, ip, userAgent, createdAt, seenAt }) => ({
              id: String(id),
              ip,
              userAgent,
              createdAt: createdAt.toISOString(),
              seenAt: seenAt.toISOString(),
              isCurrent: id === sessionId,
            }))}
            path="/backoffice/api/account/sessions/end"
          />
        </Panel>
      </div>
    </PageMessages>
  );
}
