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
  const [hasPassword, setHasPassword] = useState(isSet);
  const handleDone = () => {
    notify(t('done'), 'good');
    setHasPassword(true);
    router.refresh();
  };
  return (
    <Card>
      <CardHeader title={t('title')} description={hasPassword ? t('hint') : t('none')} />
      <PaymentPasswordForm isSet={hasPassword} onDone={handleDone} />
    </Card>
  );
}
