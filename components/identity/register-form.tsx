'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { FieldRule } from '@/lib/identity/registration/rules';
import { callApi } from '@/lib/platform/http/call';
import { RuledRegistration, type RegisterFormProps } from './ruled-registration';

/** Asks the server what registration needs, then shows the form made of it. */
export function RegisterForm(props: RegisterFormProps) {
  const t = useTranslations('identity');
  const rules = useQuery({
    queryKey: ['registration-rules'],
    queryFn: ({ signal }) =>
      callApi<{ list: FieldRule[] }>('GET', '/wps/system/setting/register', undefined, signal),
  });
  if (rules.data) return <RuledRegistration {...props} rules={rules.data.list} />;
  if (rules.isError) {
    return (
      <ErrorState title={t('register.failed')} retryLabel={t('retry')} onRetry={() => void rules.refetch()} />
    );
  }
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-17 w-full rounded-control" />
      ))}
    </div>
  );
}
