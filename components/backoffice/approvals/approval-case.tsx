import { useLocale, useTranslations } from 'next-intl';
import type { ApprovalCase as Case } from '@/lib/backoffice/approvals/loaders';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { CaseFrame, CasePart } from '../case-frame';
import { CaseNote } from '../case-note';
import { DateTime } from '../date-time';
import { DecisionButton } from '../decision-button';
import { Facts } from '../facts';
import { subjectName } from '../subject-name';
import { approvalActionName } from './action-text';
import { ApprovalStatusBadge } from './approval-status';
import { ChangeTable } from './change-table';

/** One request for approval: what it changes, who asks and why, and the decision. */
export function ApprovalCase({ found, back }: { found: Case; back: string }) {
  const t = useTranslations('backoffice-approvals');
  const tOffice = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const { approval, now, problem, isOwn, mayDecide } = found;
  const { id, change, status } = approval;
  const isWaiting = status === 'pending';
  const hasChanged = now !== undefined && JSON.stringify(now) !== JSON.stringify(change);
  const path = `/backoffice/api/approvals/${id}`;
  const values = { action: approvalActionName(t, approval.action), account: approval.requestedBy.account };
  return (
    <CaseFrame
      title={values.action}
      badge={<ApprovalStatusBadge status={status} />}
      back={back}
      backLabel={t('back')}
    >
      <CasePart title={t(isWaiting ? 'change.now' : 'change.then')}>
        <ChangeTable change={now ?? change} />
      </CasePart>
      {hasChanged && <CaseNote>{t('change.changed')}</CaseNote>}
      {problem && <CaseNote>{t('problem', { message: tErrors(problem) })}</CaseNote>}
      <Facts
        facts={[
          {
            key: 'subject',
            name: t('subject'),
            value: <bdi>{subjectName(tOffice, approval.subject)}</bdi>,
          },
          { key: 'who', name: t('requestedBy'), value: <bdi>{approval.requestedBy.account}</bdi> },
          {
            key: 'when',
            name: t('requestedAt'),
            value: <DateTime at={approval.requestedAt} locale={locale} />,
          },
          { key: 'reason', name: t('reason'), value: approval.reason },
          ...(isWaiting
            ? [{ key: 'ends', name: t('endsAt'), value: <DateTime at={approval.endsAt} locale={locale} /> }]
            : []),
          ...(approval.decidedBy
            ? [{ key: 'by', name: t('decidedBy'), value: <bdi>{approval.decidedBy}</bdi> }]
            : []),
          ...(approval.decidedAt && status !== 'expired'
            ? [
                {
                  key: 'at',
                  name: t('decidedAt'),
                  value: <DateTime at={approval.decidedAt} locale={locale} />,
                },
              ]
            : []),
          ...(approval.decisionReason
            ? [{ key: 'why', name: t('decisionReason'), value: approval.decisionReason }]
            : []),
        ]}
      />
      {isWaiting && isOwn && (
        <>
          <CaseNote>{t('own')}</CaseNote>
          <DecisionButton action="withdrawRequest" path={`${path}/withdraw`} values={values} />
        </>
      )}
      {isWaiting && !isOwn && !mayDecide && <CaseNote>{tOffice('decide.readOnly')}</CaseNote>}
      {isWaiting && !isOwn && mayDecide && (
        <div className="flex flex-wrap gap-3">
          <DecisionButton action="approveRequest" path={`${path}/approve`} values={values} variant="amber" />
          <DecisionButton
            action="rejectRequest"
            path={`${path}/reject`}
            values={values}
            variant="danger"
            input={{ name: 'reason', maxLength: MAX_REASON_LENGTH, hint: t('rejectHint') }}
          />
        </div>
      )}
    </CaseFrame>
  );
}
