'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Select } from '@/components/ui/select';
import { SECOND_FACTOR_CHOICES, type SecondFactorChoice } from '@/lib/backoffice/operators/constants';
import { useCall } from '../use-call';

/** Whom the back office asks for a second factor; saved as soon as it is changed. Only owners can change it. */
export function SecondFactorForm({
  value,
  isOwner,
  isDemo,
}: {
  value: SecondFactorChoice;
  isOwner: boolean;
  isDemo: boolean;
}) {
  const t = useTranslations('backoffice-operators.secondFactor');
  const call = useCall();
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-sm text-muted">{t('text')}</p>
      {isDemo && value === 'off' && <p className="text-sm font-medium text-amber">{t('demo')}</p>}
      <FormAlert message={call.failure?.message} />
      <div className="w-full sm:max-w-md">
        <Select
          aria-label={t('title')}
          value={value}
          disabled={!isOwner || call.busy}
          options={SECOND_FACTOR_CHOICES.map((choice) => ({ value: choice, label: t(`choices.${choice}`) }))}
          onChange={(event) =>
            void call.send(
              '/backoffice/api/operators/second-factor',
              { value: event.target.value },
              t('saved'),
            )
          }
        />
      </div>
      {!isOwner && <p className="text-xs text-faint">{t('ownerOnly')}</p>}
    </div>
  );
}
