import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CaseNote } from '@/components/backoffice/case-note';
import { operatorSteps, sortSteps } from '@/components/backoffice/case-steps';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { History } from '@/components/backoffice/history';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { FlagStatusBadge, SeverityBadge } from '@/components/backoffice/risk/badges';
import { Connections } from '@/components/backoffice/risk/connections';
import { Evidence } from '@/components/backoffice/risk/evidence';
import { useFigureFacts } from '@/components/backoffice/risk/figure';
import { FlagActions } from '@/components/backoffice/risk/flag-actions';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { ArrowLeft } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { loadFlag } from '@/lib/backoffice/risk/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import type { Figure } from '@/lib/risk/types';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-risk' });
  return { title: t('flag.one') };
}

function Figures({ facts }: { facts: Record<string, Figure> }) {
  return <Facts facts={useFigureFacts(facts)} />;
}

/** One risk flag: what was found, its evidence, its members, and the decisions of operators. */
export default async function FlagPage(props: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('risk.read');
  const id = idParam((await props.params).id);
  const loaded = id === undefined ? undefined : await loadFlag(id);
  if (!loaded) notFound();
  const { flag, decidedBy, accounts, history } = loaded;
  const [t, tOffice] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-risk' }),
    getTranslations({ locale, namespace: 'backoffice' }),
  ]);
  const found = { key: 'found', at: flag.foundAt, what: t('flag.found') };
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-risk'])}>
      <header className="mb-5 flex flex-wrap items-center gap-2">
        <PageLink
          href="/backoffice/risk"
          aria-label={t('flag.back')}
          className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2`}
        >
          <ArrowLeft aria-hidden className="flip-rtl size-5" />
        </PageLink>
        <h1 className="min-w-0 text-2xl font-extrabold break-words">
          {t(`detectors.${flag.detector}.name`)} <bdi className="text-faint tabular">{`#${flag.id}`}</bdi>
        </h1>
        <SeverityBadge severity={flag.severity} />
        <FlagStatusBadge status={flag.status} holds={flag.holds} />
      </header>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 self-start">
          <Panel title={t('flag.why')}>
            <p className="mb-2 text-sm text-muted">{t(`detectors.${flag.detector}.text`)}</p>
            <Figures facts={flag.facts} />
          </Panel>
          <Panel title={t('flag.members')}>
            {flag.members.length > 1 && <Connections detector={flag.detector} members={flag.members} />}
            <ul className="flex flex-col divide-y divide-hairline text-sm">
              {flag.members.map((member) => (
                <li key={String(member.id)} className="flex flex-wrap items-center gap-2 py-2">
                  <PageLink
                    href={`/backoffice/members/${member.id}`}
                    className="font-medium text-amber hover:underline"
                  >
                    <bdi>{member.account}</bdi>
                  </PageLink>
                  {member.held && <Badge tone="vermilion">{t('holds')}</Badge>}
                  {member.status !== 'active' && <Badge tone="vermilion">{tOffice('members.closed')}</Badge>}
                </li>
              ))}
            </ul>
            {flag.members.length === 0 && <p className="text-sm text-muted">{t('flag.noMembers')}</p>}
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t('flag.decision')}>
            <div className="flex flex-col gap-3">
              {flag.status !== 'open' && (
                <CaseNote>
                  {t(`flag.${flag.status}By`, { name: decidedBy ?? '–', reason: flag.reason ?? '' })}
                </CaseNote>
              )}
              {flag.holds && <CaseNote>{t('flag.holdsText')}</CaseNote>}
              {operator.permissions.includes('risk.decide') ? (
                <FlagActions flag={flag} />
              ) : (
                <p className="text-sm text-muted">{t('flag.readOnly')}</p>
              )}
              {flag.cases.length > 0 && (
                <ul className="flex flex-col gap-1 text-sm">
                  {flag.cases.map((each) => (
                    <li key={String(each.id)}>
                      <PageLink
                        href={`/backoffice/risk/cases/${each.id}`}
                        className="text-amber hover:underline"
                      >
                        {t('case.number', { id: String(each.id) })}
                      </PageLink>{' '}
                      {each.title}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </Panel>
          <Panel
            title={t('evidence.title')}
            flush
            actions={
              <p className="text-xs text-muted">
                {t('flag.changed', { count: flag.detections })}{' '}
                <DateTime at={flag.changedAt} locale={locale} />
              </p>
            }
          >
            <Evidence rows={flag.evidence} accounts={accounts} />
          </Panel>
          <Panel title={tOffice('history.title')}>
            <History steps={sortSteps([found, ...operatorSteps(tOffice, history)])} />
          </Panel>
        </div>
      </div>
    </PageMessages>
  );
}
