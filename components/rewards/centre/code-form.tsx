'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { REWARDS_KEY } from './queries';

/** Enters a bonus code: what it gives is then among the rewards to claim. */
export function CodeForm() {
  const t = useTranslations('reward-centre.code');
  const tErrors = useTranslations('errors');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi('POST', '/wps/rewards/code', { code });
      setCode('');
      notify(t('done'), 'good');
      void queryClient.invalidateQueries({ queryKey: REWARDS_KEY });
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      setProblem(known?.fields?.code?.message ?? (known?.message || tErrors('NETWORK')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <form
        noValidate
        className="flex flex-col gap-3 sm:flex-row sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={t('label')} error={problem} className="min-w-0 sm:w-72">
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={busy} disabled={code.trim() === ''} className="sm:mt-7">
          {t('button')}
        </Button>
      </form>
    </Card>
  );
}
