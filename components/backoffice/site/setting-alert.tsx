'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import type { CallState } from '../use-call';
import { ValueDiff } from './value-diff';

interface Change {
  key: string;
  operator: string | null;
  at: string;
  version: number;
  before: unknown;
  after: unknown;
}

/**
 * The failure of a setting's call. If another operator has changed the setting meanwhile, it says who, when and to what, and loads the
 * new value.
 */
export function SettingAlert({ call, message }: { call: CallState; message?: string | undefined }) {
  const t = useTranslations('backoffice-site.conflict');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const router = useRouter();
  const { failure } = call;
  const changes =
    failure?.code === 'SETTING_CHANGED' ? ((failure.extras?.changes ?? []) as readonly Change[]) : [];
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <FormAlert message={message ?? failure?.message} />
      {changes.length > 0 && (
        <div className="flex flex-col gap-3 rounded-control border border-hairline bg-sunken/60 p-3 text-sm">
          {changes.map((change) => (
            <div key={change.version}>
              <p className="text-muted">
                {t('by', {
                  operator: change.operator ?? '?',
                  at: new Intl.DateTimeFormat(locale, {
                    dateStyle: 'short',
                    timeStyle: 'medium',
                    ...(timeZone ? { timeZone } : {}),
                  }).format(new Date(change.at)),
                })}
              </p>
              <ValueDiff of={change.key} before={change.before} after={change.after} />
            </div>
          ))}
          <Button
            size="sm"
            className="self-start"
            onClick={() => {
              call.reset();
              router.refresh();
            }}
          >
            {t('load')}
          </Button>
        </div>
      )}
    </div>
  );
}
