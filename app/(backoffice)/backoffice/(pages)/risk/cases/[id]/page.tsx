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
import {
  AssignForm,
  CloseCase,
  LinkForm,
  NoteForm,
  ReopenCase,
} from '@/components/backoffice/risk/case-forms';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { ArrowLeft } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { loadCase } from '@/lib/backoffice/risk/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-risk' });
  return { title: t('case.one') };
}

/** One case: its members, flags, notes, assigned operator, outcome and history. */
export default async function CasePage(props: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('risk.read');
  const id = idParam((await props.params).id);
  const loaded = id === undefined ? undefined : await loadCase(id);
  if (!loaded) notFound();
  const { found, names, operators, history } = loaded;
  const [t, tOffice] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-risk' }),
    getTranslations({ locale, namespace: 'backoffice' }),
  ]);
  const path = `/backoffice/api/risk/cases/${found.id}`;
  const isOpen = found.status === 'open';
  const mayDecide = operator.permissions.includes('risk.decide');
  const nameOf = (each: bigint | null) => (each === null ? t('case.nobody') : (names.get(each) ?? '–'));
  const LINK = 'text-amber hover:underline';
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-risk'])}>
      <header className="mb-5 flex flex-wrap items-center gap-2">
        <PageLink
          href="/backoffice/risk/cases"
          aria-label={t('case.back')}
          className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2`}
        >
          <ArrowLeft aria-hidden className="flip-rtl size-5" />
        </PageLink>
        <h1 className="min-w-0 text-2xl font-extrabold break-words">
          {found.title} <bdi className="text-faint tabular">{`#${found.id}`}</bdi>
        </h1>
        <Badge tone={isOpen ? 'amber' : 'plain'}>{t(`caseStatuses.${found.status}`)}</Badge>
        {mayDecide && (
          <span className="ms-auto">{isOpen ? <CloseCase path={path} /> : <ReopenCase path={path} />}</span>
        )}
      </header>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 self-start">
          <Panel title={t('case.facts')}>
            {found.outcome && (
              <div className="mb-3">
                <CaseNote>{t('case.endedAs', { outcome: t(`outcomes.${found.outcome}`) })}</CaseNote>
              </div>
            )}
            <Facts
              facts={[
                {
                  key: 'opened',
                  name: t('case.opened'),
                  value: (
                    <>
                      <DateTime at={found.openedAt} locale={locale} /> · {nameOf(found.openedBy)}
                    </>
                  ),
                },
                ...(mayDecide && isOpen
                  ? []
                  : [{ key: 'assigned', name: t('case.assignee'), value: nameOf(found.assignedTo) }]),
              ]}
            />
            {mayDecide && isOpen && (
              <AssignForm
                path={path}
                assignedTo={found.assignedTo === null ? '' : String(found.assignedTo)}
                operators={operators.map((each) => ({ id: String(each.id), name: each.name }))}
              />
            )}
          </Panel>
          <Panel title={t('case.members', { count: found.members.length })}>
            <ul className="mb-3 flex flex-col divide-y divide-hairline text-sm">
              {found.members.map((member) => (
                <li key={String(member.id)} className="flex items-center gap-2 py-2">
                  <PageLink href={`/backoffice/members/${member.id}`} className={LINK}>
                    <bdi>{member.account}</bdi>
                  </PageLink>
                  {member.status !== 'active' && <Badge tone="vermilion">{tOffice('members.closed')}</Badge>}
                </li>
              ))}
            </ul>
            {mayDecide && isOpen && <LinkForm path={path} what="member" />}
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t('case.flags', { count: found.flags.length })}>
            <ul className="mb-3 flex flex-col divide-y divide-hairline text-sm">
              {found.flags.map((flag) => (
                <li key={String(flag.id)} className="flex flex-wrap items-center gap-2 py-2">
                  <PageLink href={`/backoffice/risk/flags/${flag.id}`} className={`font-medium ${LINK}`}>
                    {t(`detectors.${flag.detector}.name`)} <bdi>{`#${flag.id}`}</bdi>
                  </PageLink>
                  <SeverityBadge severity={flag.severity} />
                  <FlagStatusBadge status={flag.status} holds={flag.holds} />
                  <bdi className="text-muted">{flag.members.join(', ')}</bdi>
                </li>
              ))}
            </ul>
            {mayDecide && isOpen && <LinkForm path={path} what="flag" />}
          </Panel>
          <Panel title={t('case.notes')}>
            {found.notes.length === 0 && <p className="mb-3 text-sm text-muted">{t('case.noNotes')}</p>}
            <ol className="mb-4 flex flex-col gap-3">
              {found.notes.map((note) => (
                <li
                  key={String(note.id)}
                  className="rounded-control border border-hairline bg-sunken/50 px-3.5 py-2.5"
                >
                  <p className="text-sm break-words whitespace-pre-line" dir="auto">
                    {note.text}
                  </p>
                  <p className="mt-1 text-xs text-muted">
                    {nameOf(note.operatorId)} · <DateTime at={note.at} locale={locale} />
                  </p>
                </li>
              ))}
            </ol>
            {mayDecide && isOpen && <NoteForm path={path} />}
          </Panel>
          <Panel title={tOffice('history.title')}>
            <History steps={sortSteps(operatorSteps(tOffice, history))} />
          </Panel>
        </div>
      </div>
    </PageMessages>
  );
}
