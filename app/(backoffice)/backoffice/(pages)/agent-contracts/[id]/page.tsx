import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TermsView } from '@/components/agent/contracts/terms-view';
import { EndContract } from '@/components/backoffice/agent-contracts/end-contract';
import { ConfirmButton } from '@/components/backoffice/confirm-button';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { PageLink } from '@/components/ui/page-link';
import { formatRate } from '@/lib/agents/contracts/rates';
import type { Contract, Party } from '@/lib/agents/contracts/types';
import { toWireTerms } from '@/lib/agents/contracts/wire';
import { loadContract } from '@/lib/backoffice/agent-contracts/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { now } from '@/lib/platform/clock';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-agent-contracts',
  });
  return { title: t('title') };
}

/** One contract: its terms in words, who signed it, its versions, what hangs on it below, and the decisions of the platform. */
export default async function AgentContractPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const id = idParam((await params).id);
  const loaded = id === undefined ? undefined : await loadContract(id);
  if (!loaded) notFound();
  const { contract, versions, below } = loaded;
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-contracts' }),
    getTranslations({ locale, namespace: 'agent-contracts' }),
  ]);
  const mayAct = operator.permissions.includes('agents.contracts');
  const { terms, agent, upline } = contract;
  const isOver = (one: Contract) => one.endsAt !== null && one.endsAt <= now();
  const stateOf = (one: Contract) =>
    t(`states.${one.state === 'signed' ? (isOver(one) ? 'ended' : 'inForce') : one.state}`);
  const member = ({ id: memberId, account }: Party) => (
    <PageLink className="text-amber hover:underline" href={`/backoffice/members/${memberId}`}>
      <bdi>{account}</bdi>
    </PageLink>
  );
  const time = (at: Date | null) => (at ? <DateTime at={at} locale={locale} /> : t('notYet'));
  const fact = (key: string, value: ReactNode) => ({ key, name: t(`facts.${key}` as never), value });
  const button = (path: string, name: string, body: object = {}) => (
    <ConfirmButton
      key={name}
      path={`/backoffice/api/agent-contracts/${contract.id}/${path}`}
      body={body}
      variant="outline"
      texts={{
        button: t(`decide.${name}.button` as never),
        title: t(`decide.${name}.title` as never),
        text: t(`decide.${name}.text` as never),
        cancel: t('cancel'),
        done: t('decide.done'),
      }}
    />
  );
  const actions = mayAct && (
    <div className="flex flex-wrap gap-2">
      {upline === null &&
        contract.state === 'offered' &&
        (contract.offeredBy === 'agent'
          ? [
              button('decide', 'accept', { accept: true, confirm: true }),
              button('decide', 'reject', { accept: false }),
            ]
          : button('withdraw', 'withdraw'))}
      {upline === null &&
        contract.endRequest?.askedBy === 'agent' && [
          button('end-request', 'acceptEnd', { accept: true }),
          button('end-request', 'refuseEnd', { accept: false }),
        ]}
      {contract.state === 'signed' && !isOver(contract) && (
        <EndContract id={String(contract.id)} below={below.length} />
      )}
    </div>
  );
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-contracts', 'agent-contracts'])}>
      <PageHeader
        title={t('contractTitle', { id: String(contract.id) })}
        text={t('explained', {
          kind: terms.kind,
          mode: terms.tierMode ?? 'fixed',
          agent: agent.account,
          upline: upline?.account ?? t('platform'),
        })}
        actions={actions}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={words(`kinds.${terms.kind}`)}>
          <TermsView terms={toWireTerms(terms)} currency={contract.currency} />
        </Panel>
        <Panel title={t('facts.title')}>
          <Facts
            facts={[
              fact('state', stateOf(contract)),
              fact('upline', upline ? member(upline) : t('platform')),
              fact('agent', member(agent)),
              ...(terms.period ? [fact('period', words(`periods.${terms.period}`))] : []),
              fact('offeredBy', t(`offeredBy.${contract.offeredBy}`)),
              fact('offered', time(contract.offeredAt)),
              fact('decided', time(contract.decidedAt)),
              fact('starts', time(contract.startsAt)),
              fact('ends', time(contract.endsAt)),
              ...(contract.endReason ? [fact('reason', words(`reasons.${contract.endReason}`))] : []),
              ...(contract.endRequest
                ? [
                    fact(
                      'endRequest',
                      contract.endRequest.reason || t(`offeredBy.${contract.endRequest.askedBy}`),
                    ),
                  ]
                : []),
            ]}
          />
        </Panel>
        <Panel title={t('versions')}>
          <ul className="flex flex-col divide-y divide-hairline text-sm">
            {versions.map((one) => (
              <li key={String(one.id)} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <PageLink
                  className="text-amber hover:underline"
                  href={`/backoffice/agent-contracts/${one.id}`}
                  aria-current={one.id === contract.id ? 'page' : undefined}
                >
                  {t('contractTitle', { id: String(one.id) })}
                </PageLink>
                <span>{stateOf(one)}</span>
                <span className="text-muted">{time(one.startsAt ?? one.offeredAt)}</span>
              </li>
            ))}
          </ul>
        </Panel>
        {below.length > 0 && (
          <Panel title={t('below')}>
            <p className="mb-2 text-sm text-muted">{t('belowText')}</p>
            <ul className="flex max-h-96 flex-col divide-y divide-hairline overflow-y-auto text-sm">
              {below.map((one) => (
                <li key={String(one.contractId)} className="flex justify-between gap-4 py-2">
                  <PageLink
                    className="text-amber hover:underline"
                    href={`/backoffice/agent-contracts/${one.contractId}`}
                  >
                    <bdi>{one.account}</bdi>
                  </PageLink>
                  <bdi className="tabular">{words('percent', { rate: formatRate(one.topRate) })}</bdi>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </PageMessages>
  );
}
