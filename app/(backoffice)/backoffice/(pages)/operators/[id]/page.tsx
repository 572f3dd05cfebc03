import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CaseNote } from '@/components/backoffice/case-note';
import { DecisionButton } from '@/components/backoffice/decision-button';
import { GrantForm } from '@/components/backoffice/operators/grant-form';
import { OperatorFacts } from '@/components/backoffice/operators/operator-facts';
import { OperatorStatus } from '@/components/backoffice/operators/operator-status';
import { ResetOperator } from '@/components/backoffice/operators/reset-operator';
import { SessionRows } from '@/components/backoffice/operators/session-rows';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadOperatorPage } from '@/lib/backoffice/operators/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { pickMessages } from '@/lib/i18n/messages';
import { getProviders } from '@/lib/inbox/providers/settings';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('one') };
}

/** One operator: roles, status, password, second factors and sessions. */
export default async function OperatorPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const actor = await requireOperator('operators.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  const tErrors = await getTranslations({ locale, namespace: 'errors' });
  const requested = idParam((await params).id);
  const found = requested === undefined ? undefined : await loadOperatorPage(actor, requested);
  if (!found) notFound();
  const { operator, roles, factors, sessions, problem, needsFactor } = found;
  const id = String(operator.id);
  const isDisabled = operator.status === 'disabled';
  const isManaged = problem === undefined;
  const isOwn = problem?.code === 'OWN_ACCOUNT';
  const hasFactor = factors.hasApp || factors.passkeys.length > 0;
  const reason = { name: 'reason', maxLength: MAX_REASON_LENGTH, hint: t('reasonHint') } as const;
  const values = { account: operator.account };
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-operators']) as never}>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <EditorHeader href="/backoffice/operators" back={t('list.back')} title={operator.account} />
        <span className="mb-5 flex flex-wrap items-center gap-2">
          <OperatorStatus status={operator.status} />
          {isManaged && !isDisabled && (
            <ResetOperator
              id={id}
              account={operator.account}
              isInvited={operator.status === 'invited'}
              canSend={getProviders().email !== undefined}
              maxLength={MAX_REASON_LENGTH}
            />
          )}
          {isManaged && actor.isOwner && hasFactor && (
            <DecisionButton
              action="resetOperatorFactors"
              path={`/backoffice/api/operators/${id}/factors`}
              values={values}
              variant="danger"
              input={reason}
            />
          )}
          {isManaged && (
            <DecisionButton
              key={operator.status}
              action={isDisabled ? 'enableOperator' : 'disableOperator'}
              path={`/backoffice/api/operators/${id}/status`}
              body={{ status: isDisabled ? 'active' : 'disabled' }}
              values={values}
              variant={isDisabled ? 'surface' : 'danger'}
              input={reason}
            />
          )}
        </span>
      </div>
      {problem && (
        <div className="mb-5">
          <CaseNote>
            {isOwn ? t('ownAccount') : tErrors(problem.code, problem.values)}{' '}
            {isOwn && (
              <PageLink href="/backoffice/account" className="text-amber underline underline-offset-4">
                {t('own.open')}
              </PageLink>
            )}
          </CaseNote>
        </div>
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Panel>
            <OperatorFacts operator={operator} factors={factors} needsFactor={needsFactor} />
            <PageLink
              href={`/backoffice/audit?operator=${id}`}
              className={`${buttonStyle({ variant: 'outline', size: 'sm' })} mt-3`}
            >
              {t('whatTheyDid')}
            </PageLink>
          </Panel>
          <Panel title={t('sessions.title')}>
            <SessionRows
              sessions={sessions.map((session) => ({
                id: String(session.id),
                ip: session.ip,
                userAgent: session.userAgent,
                createdAt: session.createdAt.toISOString(),
                seenAt: session.seenAt.toISOString(),
                isCurrent: false,
              }))}
              path={`/backoffice/api/operators/${id}/sessions/end`}
              locked={!isManaged}
            />
          </Panel>
        </div>
        <Panel title={t('roles.title')} className="min-w-0 self-start">
          <GrantForm
            key={`${operator.roles.join()} ${operator.further.join()}`}
            id={id}
            given={{ roles: operator.roles.map(String), permissions: operator.further }}
            roles={roles}
            mine={actor.permissions}
            locked={!isManaged}
          />
        </Panel>
      </div>
    </PageMessages>
  );
}
