import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import type { FlagDetails } from '@/lib/risk/queries';
import { DecisionButton } from '../decision-button';
import { OpenCase } from './open-case';

/** What an operator can do with a flag. */
export function FlagActions({ flag }: { flag: Pick<FlagDetails, 'id' | 'status' | 'holds'> }) {
  const t = useTranslations('backoffice-risk');
  const path = `/backoffice/api/risk/flags/${flag.id}`;
  const input = { name: 'reason', maxLength: MAX_REASON_LENGTH, hint: t('reasonHint') } as const;
  const shared = { values: { id: String(flag.id) }, input };
  return (
    <div key={`${flag.status} ${flag.holds}`} className="flex flex-wrap gap-2">
      {flag.status === 'open' ? (
        <>
          <DecisionButton
            {...shared}
            action="confirmFlag"
            path={`${path}/decide`}
            body={{ decision: 'confirm' }}
            variant="danger"
          />
          <DecisionButton
            {...shared}
            action="dismissFlag"
            path={`${path}/decide`}
            body={{ decision: 'dismiss' }}
          />
        </>
      ) : (
        <DecisionButton
          {...shared}
          action="reopenFlag"
          path={`${path}/decide`}
          body={{ decision: 'reopen' }}
        />
      )}
      {flag.status !== 'dismissed' && (
        <DecisionButton
          {...shared}
          action={flag.holds ? 'releaseFlag' : 'holdFlag'}
          path={`${path}/hold`}
          body={{ holds: !flag.holds }}
          variant="outline"
        />
      )}
      <OpenCase flags={[String(flag.id)]} buttonClassName={buttonStyle({ variant: 'outline' })} />
    </div>
  );
}
