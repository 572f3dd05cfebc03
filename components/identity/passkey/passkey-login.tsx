'use client';

import { useEffect, useRef, useState } from 'react';
import { Fingerprint } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useMounted } from '@/components/ui/use-mounted';
import type { LoginValue } from '@/lib/identity/schema';
import { FormAlert } from '../form-alert';
import { enterByPasskey, offersAutofill } from './ceremony';

export interface PasskeyLoginProps {
  audience?: 'agent' | undefined;
  /** Whether "remember me" is ticked, at the moment of the login. */
  remembers: () => boolean;
  onLoggedIn: (value: LoginValue) => void;
}

/**
 * The way in by passkey: a button, and the browser's own offer in the name field where it makes one. Nothing where the
 * browser knows no passkeys.
 */
export function PasskeyLogin({ audience, remembers, onLoggedIn }: PasskeyLoginProps) {
  const t = useTranslations('factors.passkey');
  const mounted = useMounted();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const latest = useRef({ audience, remembers, onLoggedIn });
  useEffect(() => {
    latest.current = { audience, remembers, onLoggedIn };
  });

  useEffect(() => {
    let left = false;
    const offer = async () => {
      if (!(await offersAutofill()) || left) return;
      const { audience: door, remembers: ticked } = latest.current;
      const value = await enterByPasskey({ audience: door, remembers: ticked, autofill: true });
      if (!left) latest.current.onLoggedIn(value);
    };
    // Nobody has pressed anything yet, so an offer that comes to nothing is not worth a word.
    offer().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);

  if (!mounted || !('PublicKeyCredential' in window)) return null;
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onLoggedIn(await enterByPasskey({ audience, remembers, autofill: false }));
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      setFailure(code === 'PASSKEY_FAILED' || code?.endsWith('_ACCOUNT') ? message : t('cancelled'));
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button variant="outline" block busy={busy} onClick={() => void press()}>
        <Fingerprint aria-hidden className="size-5" />
        {t('login')}
      </Button>
      <FormAlert message={failure} />
    </div>
  );
}
