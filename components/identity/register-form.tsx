'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Tabs } from '@/components/ui/tabs';
import {
  rulesFor,
  settingsOf,
  type FieldRule,
  type RegistrationMethod,
} from '@/lib/identity/registration/rules';
import { callApi } from '@/lib/platform/http/call';
import { FormSkeleton } from './form-skeleton';
import { RuledRegistration, type RegisterFormProps } from './ruled-registration';
import { useAffiliate } from './use-affiliate';

/** Asks the server what registration needs, then shows the form made of it, one per way of registering. */
export function RegisterForm(props: RegisterFormProps) {
  const t = useTranslations('identity');
  const tWays = useTranslations('ways-in');
  const [chosen, setChosen] = useState<RegistrationMethod>();
  const affiliate = useAffiliate();
  const asked = useQuery({
    queryKey: ['registration-rules'],
    queryFn: async ({ signal }) => {
      const [rules, flags] = await Promise.all([
        callApi<{ list: FieldRule[] }>('GET', '/wps/system/setting/register', undefined, signal),
        callApi<Record<string, unknown>>('GET', '/wps/system/whitelabel', undefined, signal),
      ]);
      return { rules: rules.list, settings: settingsOf(flags) };
    },
  });
  if (asked.isError) {
    return (
      <ErrorState title={t('register.failed')} retryLabel={t('retry')} onRetry={() => void asked.refetch()} />
    );
  }
  if (!asked.data || affiliate.isPending) return <FormSkeleton />;
  const { rules, settings } = asked.data;
  // A form of its own per way, so that switching begins afresh: new captcha, no errors of the other.
  const formOf = (method: RegistrationMethod) => (
    <RuledRegistration
      key={method}
      {...props}
      method={method}
      affiliate={affiliate}
      rules={rulesFor(method, rules, settings)}
    />
  );
  if (props.vouchedEmail !== undefined) return formOf('social');
  if (!settings.mobile) return formOf('username');
  return (
    <Tabs
      label={tWays('method')}
      value={chosen ?? (settings.mobileFirst ? 'mobile' : 'username')}
      onChange={(value) => setChosen(value as RegistrationMethod)}
      tabs={[
        { value: 'username', label: tWays('byUsername'), content: formOf('username') },
        { value: 'mobile', label: tWays('byMobile'), content: formOf('mobile') },
      ]}
    />
  );
}
