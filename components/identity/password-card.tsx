'use client';

import { useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { DEVICES_KEY } from './devices-key';
import { PasswordForm } from './password-form';

/** Changes the login password. The list of sessions is fetched again, because the change ends all others. */
export function PasswordCard() {
  const t = useTranslations('identity.password');
  const handleChanged = () => {
    notify(t('done'), 'good');
    void queryClient.invalidateQueries({ queryKey: DEVICES_KEY });
  };
  return (
    <Card>
      <CardHeader title={t('title')} description={t('hint')} />
      <PasswordForm onChanged={handleChanged} />
    </Card>
  );
}
