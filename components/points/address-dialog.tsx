'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { AddressPicker, NO_ADDRESS } from './address-picker';
import { useSend } from './use-send';

/** Asks for the delivery address of a prize. */
export function AddressDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTranslations('points');
  const { send, busy, failure } = useSend();
  const [address, setAddress] = useState(NO_ADDRESS);
  const submit = async () => {
    const done = await send('POST', `/wps/points/redeems/${orderId}/address`, address.typed);
    if (!done) return;
    if (address.keep && address.savedId === undefined)
      await send('POST', '/wps/points/addresses', address.typed);
    notify(t('address.saved'), 'good');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('redeems.nameAddress')} closeLabel={t('close')} size="md">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormAlert message={failure?.message} />
        <AddressPicker value={address} errors={failure?.fields ?? {}} onChange={setAddress} />
        <Button type="submit" variant="amber" size="lg" block busy={busy}>
          {t('address.save')}
        </Button>
      </form>
    </Dialog>
  );
}
