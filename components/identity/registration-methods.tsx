'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Tabs } from '@/components/ui/tabs';
import {
  rulesFor,
  toRegistrationSettings,
  type FieldRule,
  type RegistrationMethod,
} from '@/lib/identity/registration/rules';
import { callApi } from '@/lib/platform/http/call';
import { FormSkeleton } from './form-skeleton';
import { RegistrationForm, type RegistrationProps } from './registration-form';
import { useAffiliate } from './use-affiliate';

/** Loads the registration rules, then shows one form per method of registration (REG-1). */
export function RegistrationMethods(props: RegistrationProps) {
  const t = useTranslations('identity');
  const tMobile = useTranslations('mobile');
  const [chosen, setChosen] = useState<RegistrationMethod>();
  const affiliate = useAffiliate();
  const config = useQuery({
    queryKey: ['registration-rules'],
    queryFn: async ({ signal }) => {
      const [rules, flags] = await Promise.all([
        callApi<{ list: FieldRule[] }>('GET', '/wps/system/setting/register', undefined, signal),
        callApi<Record<string, unknown>>('GET', '/wps/system/whitelabel', undefined, signal),
      ]);
      return {
        rules: rules.list,
        settings: toRegistrationSettings(flags),
        minimumAge: Number(flags.minimumAge ?? 18),
      };
    },
  });
  if (config.isError) {
    return (
      <ErrorState
        title={t('register.failed')}
        retryLabel={t('retry')}
        onRetry={() => void config.refetch()}
      />
    );
  }
  if (!config.data || affiliate.isPending) return <FormSkeleton />;
  const { rules, settings, minimumAge } = config.data;
  // Each method has its own form, so a switch loads a new captcha and shows no errors of the other method.
  const formOf = (method: RegistrationMethod) => (
    <RegistrationForm
      key={method}
      {...props}
      method={method}
      affiliate={affiliate}
      minimumAge={minimumAge}
      rules={rulesFor(method, rules, settings)}
    />
  );
  if (props.providerEmail !== undefined) return formOf('social');
  if (!settings.mobile) return formOf('username');
  return (
    <Tabs
      label={tMobile('method')}
      value={chosen ?? (settings.mobileFirst ? 'mobile' : 'username')}
      onChange={(value) => setChosen(value as RegistrationMethod)}
      tabs={[
        { value: 'username', label: tMobile('byUsername'), content: formOf('username') },
        { value: 'mobile', label: tMobile('byMobile'), content: formOf('mobile') },
      ]}
    />
  );
}
