'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { resendDelay, useCountdown } from './use-countdown';

/** What a code is for. It decides the call that sends it. */
export type CodePurpose = 'login' | 'reset' | 'register';

const CALLS: Record<CodePurpose, { path: string; fields: { purpose?: 'login' | 'reset' } }> = {
  login: { path: '/wps/verification/sms/noLogin', fields: { purpose: 'login' } },
  reset: { path: '/wps/verification/sms/noLogin', fields: { purpose: 'reset' } },
  register: { path: '/wps/verification/sms/register', fields: {} },
};

interface CodeSending {
  /** Seconds until the button can be pressed again. */
  secondsLeft: number;
  sent: boolean;
  busy: boolean;
  /** Opens the human check if the number is valid. */
  start: () => void;
  /** Is defined while the human check is open. */
  check: { error: string | undefined; attempt: number } | undefined;
  /** Sends the code with a human-check token. */
  send: (token: object) => Promise<void>;
  closeCheck: () => void;
  /** A message for the warning dialog. */
  warning: string | undefined;
  closeWarning: () => void;
}

export interface CodeSendingOptions {
  purpose: CodePurpose;
  /** Returns the number to send to; undefined if it is invalid and its field shows the error. */
  number: () => Promise<{ mobileNum: string; countryDialingCode: string } | undefined>;
  /** Shows the server's error beside the number. */
  onNumberRefused: (message: string) => void;
}

/**
 * Sends a code by SMS: the human check before it, the pause after it, and the errors of the server (SMS-1, SMS-2, SMS-5).
 */
export function useCodeSending({ purpose, number, onNumberRefused }: CodeSendingOptions): CodeSending {
  const tErrors = useTranslations('errors');
  const countdown = useCountdown();
  const [state, setState] = useState({ sent: false, busy: false });
  const [check, setCheck] = useState<CodeSending['check']>();
  const [warning, setWarning] = useState<string>();
  const target = useRef<{ mobileNum: string; countryDialingCode: string }>(undefined);
  const pressedAt = useRef(0);

  const start = async () => {
    // SMS-2: one press per second.
    if (countdown.secondsLeft > 0 || Date.now() - pressedAt.current < 1_000) return;
    pressedAt.current = Date.now();
    target.current = await number();
    if (target.current) setCheck({ error: undefined, attempt: 0 });
  };

  const handleFailure = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {};
    if (fields.captcha) {
      setCheck((last) => ({ error: fields.captcha!.message, attempt: (last?.attempt ?? 0) + 1 }));
      return;
    }
    setCheck(undefined);
    const numberError = fields.mobileNum ?? fields.countryDialingCode;
    if (numberError) onNumberRefused(numberError.message);
    else setWarning((error as Error).message || tErrors('NETWORK'));
  };

  const send = async (token: object) => {
    const { path, fields } = CALLS[purpose];
    const startedAt = performance.now();
    setState((last) => ({ ...last, busy: true }));
    try {
      const body = { ...target.current, ...token, ...fields };
      const { expiredMinutes } = await callApi<{ expiredMinutes: number }>('POST', path, body);
      countdown.start(resendDelay(expiredMinutes, performance.now() - startedAt));
      setCheck(undefined);
      setState({ sent: true, busy: false });
    } catch (error) {
      handleFailure(error);
      setState((last) => ({ ...last, busy: false }));
    }
  };

  return {
    secondsLeft: countdown.secondsLeft,
    ...state,
    start: () => void start(),
    check,
    send,
    closeCheck: () => setCheck(undefined),
    warning,
    closeWarning: () => setWarning(undefined),
  };
}
