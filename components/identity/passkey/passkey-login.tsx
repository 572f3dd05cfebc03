'use client';

import { useEffect, useRef, useState } from 'react';
import { Fingerprint } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useMounted } from '@/components/ui/use-mounted';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError } from '@/lib/platform/http/call';
import { FormAlert } from '../form-alert';
import { logInByPasskey, offerPasskeys, supportsAutofill } from './ceremony';

interface PasskeyLoginProps {
  audience?: 'agent' | undefined;
  /** Returns whether "remember me" is ticked at the moment of the login. */
  isRemembered: () => boolean;
  onLoggedIn: (value: LoginValue) => void;
}

/**
 * Login by passkey: a button, and the browser's offer in the name field if it supports one. Renders nothing if the browser
 * does not support passkeys.
 */
export function PasskeyLogin({ audience, isRemembered, onLoggedIn }: PasskeyLoginProps) {
  const t = useTranslations('factors.passkey');
  const mounted = useMounted();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isPressed = useRef(false);
  const latest = useRef({ audience, isRemembered, onLoggedIn });
  useEffect(() => {
    latest.current = { audience, isRemembered, onLoggedIn };
  });

  useEffect(() => {
    let isUnmounted = false;
    const offerAutofill = async () => {
      if (!(await supportsAutofill()) || isUnmounted) return;
      const { audience: currentAudience, isRemembered: currentIsRemembered } = latest.current;
      const value = await offerPasskeys({
        audience: currentAudience,
        isRemembered: currentIsRemembered,
        isSuperseded: () => isUnmounted || isPressed.current,
      });
      if (value && !isUnmounted) latest.current.onLoggedIn(value);
    };
    // Nobody has pressed a button, so a failed offer shows no message.
    offerAutofill().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, []);

  if (!mounted || !('PublicKeyCredential' in window)) return null;
  const handlePress = async () => {
    isPressed.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      onLoggedIn(await logInByPasskey({ audience, isRemembered }));
    } catch (error) {
      // What the browser says is not for the reader: it is in English, and names parts of the ceremony.
      setFailure((error instanceof ApiError && error.message) || t('cancelled'));
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button variant="outline" block busy={busy} onClick={() => void handlePress()}>
        <Fingerprint aria-hidden className="size-5" />
        {t('login')}
      </Button>
      <FormAlert message={failure} />
    </div>
  );
}
