'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Copy } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';

export interface SecretTexts {
  title: string;
  /** The sentence that says that the secret is shown once. */
  once: string;
  copy: string;
  copied: string;
  /** The button that closes the dialog. */
  stored: string;
}

/** Shows a new secret, once. Only its own button closes the dialog, so that a click outside of it does not lose the secret. */
export function SecretDialog({
  secret,
  texts,
  onClose,
  children,
}: {
  secret: string | undefined;
  texts: SecretTexts;
  onClose: () => void;
  children?: ReactNode;
}) {
  const copy = async () => {
    await navigator.clipboard.writeText(secret ?? '');
    notify(texts.copied, 'good');
  };
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      title={texts.title}
      description={texts.once}
      closeLabel={texts.stored}
      dismissible={false}
      footer={
        <>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden className="size-4" />
            {texts.copy}
          </Button>
          <Button variant="amber" onClick={onClose}>
            {texts.stored}
          </Button>
        </>
      }
    >
      <code dir="ltr" className="block rounded-control bg-sunken p-3 font-mono text-sm break-all select-all">
        {secret}
      </code>
      {children}
    </Dialog>
  );
}
