'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { notify } from '@/components/ui/notify';
import { PaymentPasswordForm } from './payment-password-form';

/** Sets or changes the payment password. */
export function PaymentPasswordCard({ isSet }: { isSet: boolean }) {
  const t = useTranslations('identity.payment');
  const router = useRouter();
  const [set, setSet] = useState(isSet);
  const done = () => {
    notify(t('done'), 'good');
    setSet(true);
    router.refresh();
  };
  return (
    <Card>
      <CardHeader title={t('title')} description={set ? t('hint') : t('none')} />
      <PaymentPasswordForm isSet={set} onDone={done} />
    </Card>
  );
}
