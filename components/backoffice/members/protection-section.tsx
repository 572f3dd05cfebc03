import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { loadMemberProtection } from '@/lib/backoffice/protection/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { now } from '@/lib/platform/clock';
import { isInForce, mayReadmit } from '@/lib/protection/exclusions/rules';
import type { WireLimit } from '@/lib/protection/wire';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { PageMessages } from '../page-messages';
import { DecideDocument } from '../protection/decide-document';
import { ExcludeMember } from '../protection/exclude-member';
import { ExclusionActions } from '../protection/exclusion-actions';
import { SetLimit } from '../protection/set-limit';
import type { SectionProps } from './section';

const TONES = { pending: 'amber', approved: 'jade', rejected: 'vermilion' } as const;

/** The protection of a member: limits with what is used, exclusions, and documents with their review. */
export async function ProtectionSection({ member, operator, locale }: SectionProps) {
  const [t, { limits, exclusions, documents, verification }] = await Promise.all([
    getTranslations('backoffice-protection'),
    loadMemberProtection(member.id),
  ]);
  const mayWrite = operator.permissions.includes('protection.write');
  const id = String(member.id);
  const at = now();
  const show = (limit: WireLimit, value: string | null) => {
    if (value === null) return '–';
    if (limit.kind === 'time') return t('minutes', { minutes: Number(value) });
    return <Money value={value} currency={member.currency} locale={locale} />;
  };
  const title = 'px-4 pt-4 pb-2 font-semibold';
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-protection'])}>
      {mayWrite && (
        <div className="flex flex-wrap gap-2 px-4 pt-4">
          <SetLimit memberId={id} />
          <ExcludeMember memberId={id} />
        </div>
      )}
      <h3 className={title}>{t('views.limits')}</h3>
      <DataTable
        label={t('views.limits')}
        rows={limits.filter((limit) => limit.applies !== null || limit.pending !== null)}
        rowKey={({ kind, period }) => `${kind} ${period}`}
        columns={[
          { key: 'kind', head: t('columns.kind'), cell: (row) => t(`limitKinds.${row.kind}`), leads: true },
          { key: 'period', head: t('columns.period'), cell: (row) => t(`limitPeriods.${row.period}`) },
          { key: 'applies', head: t('columns.applies'), cell: (row) => show(row, row.applies), end: true },
          { key: 'used', head: t('columns.used'), cell: (row) => show(row, row.used), end: true },
          { key: 'own', head: t('sources.member'), cell: (row) => show(row, row.own), end: true },
          { key: 'operator', head: t('sources.operator'), cell: (row) => show(row, row.operator), end: true },
          { key: 'site', head: t('sources.site'), cell: (row) => show(row, row.site), end: true },
          {
            key: 'pending',
            head: t('columns.pending'),
            cell: (row) =>
              row.pending ? (
                <>
                  {show(row, row.pending.amount)} <DateTime at={new Date(row.pending.from)} locale={locale} />
                </>
              ) : (
                '–'
              ),
          },
        ]}
        empty={<EmptyState title={t('empty.limits')} />}
      />
      <h3 className={title}>{t('views.exclusions')}</h3>
      <DataTable
        label={t('views.exclusions')}
        rows={exclusions}
        rowKey={(row) => String(row.id)}
        columns={[
          {
            key: 'kind',
            head: t('columns.kind'),
            cell: (row) => (
              <>
                {t(`exclusionKinds.${row.kind}`)}{' '}
                {isInForce(row, at) && <Badge tone="vermilion">{t('inForce')}</Badge>}
              </>
            ),
            leads: true,
          },
          {
            key: 'begun',
            head: t('columns.begun'),
            cell: (row) => <DateTime at={row.begunAt} locale={locale} />,
          },
          {
            key: 'until',
            head: t('columns.until'),
            cell: (row) => (row.until ? <DateTime at={row.until} locale={locale} /> : t('forGood')),
          },
          {
            key: 'ends',
            head: t('columns.endsAt'),
            cell: (row) => (row.endsAt ? <DateTime at={row.endsAt} locale={locale} /> : t('open')),
          },
          {
            key: 'actions',
            head: t('columns.actions'),
            cell: (row) =>
              mayWrite && isInForce(row, at) ? (
                <ExclusionActions id={String(row.id)} mayReadmit={mayReadmit(row, at)} />
              ) : (
                '–'
              ),
          },
        ]}
        empty={<EmptyState title={t('empty.exclusions')} />}
      />
      <h3 className={title}>
        {t('views.documents')}{' '}
        {verification.verified ? (
          <Badge tone="jade">{t('verified')}</Badge>
        ) : (
          verification.required && <Badge tone="amber">{t('required')}</Badge>
        )}
      </h3>
      <DataTable
        label={t('views.documents')}
        rows={documents}
        rowKey={(row) => String(row.id)}
        columns={[
          {
            key: 'kind',
            head: t('columns.kind'),
            cell: (row) => t(`documentKinds.${row.kind}`),
            leads: true,
          },
          {
            key: 'status',
            head: t('columns.status'),
            cell: (row) => (
              <>
                <Badge tone={TONES[row.status]}>{t(`documentStatuses.${row.status}`)}</Badge>
                {row.reason && <span className="block text-xs text-muted">{row.reason}</span>}
                {row.validUntil && (
                  <span className="block text-xs text-muted">{t('validUntil', { day: row.validUntil })}</span>
                )}
              </>
            ),
          },
          {
            key: 'at',
            head: t('columns.created'),
            cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
          },
          {
            key: 'actions',
            head: t('columns.actions'),
            cell: (row) =>
              mayWrite ? (
                <span className="flex flex-wrap items-center gap-2">
                  {row.hasPicture && (
                    <a
                      href={`/backoffice/api/documents/${row.id}/picture`}
                      target="_blank"
                      rel="noreferrer"
                      className="inline-flex min-h-11 items-center text-sm text-amber hover:underline lg:min-h-9"
                    >
                      {t('openPicture')}
                    </a>
                  )}
                  {row.status === 'pending' && <DecideDocument id={String(row.id)} />}
                </span>
              ) : (
                '–'
              ),
          },
        ]}
        empty={<EmptyState title={t('empty.documents')} />}
      />
    </PageMessages>
  );
}
