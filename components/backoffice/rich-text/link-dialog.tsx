'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toLinkAddress } from './link-address';

interface Props {
  /** The address of the link in which the cursor is; '' for a new one. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for the address of a link. */
export function LinkDialog({ address, onSet, onRemove, onClose }: Props) {
  const t = useTranslations('backoffice-content.editor.link');
  const [typed, setTyped] = useState(address);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is a child of the page's form, although it is elsewhere in the document.
    event.stopPropagation();
    const complete = toLinkAddress(typed);
    setIsWrong(complete === undefined);
    if (complete !== undefined) onSet(complete);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('cancel')}
      size="sm"
      footer={
        <>
          {address !== '' && (
            <Button variant="ghost" onClick={onRemove} className="text-vermilion!">
              {t('remove')}
            </Button>
          )}
          <Button type="submit" form="link-address" variant="amber">
            {t('set')}
          </Button>
        </>
      }
    >
      <form id="link-address" noValidate onSubmit={submit}>
        <Field label={t('address')} hint={t('hint')} error={isWrong && t('wrong')} required>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoFocus
              autoComplete="off"
              inputMode="url"
              maxLength={500}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
