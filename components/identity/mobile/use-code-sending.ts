'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { restOf, useCountdown } from './use-countdown';

/** What a code is asked for: it decides the call. */
export type CodeUse = 'login' | 'reset' | 'register';

const CALLS: Record<CodeUse, { path: string; purpose?: 'login' | 'reset' }> = {
  login: { path: '/wps/verification/sms/noLogin', purpose: 'login' },
  reset: { path: '/wps/verification/sms/noLogin', purpose: 'reset' },
  register: { path: '/wps/verification/sms/register' },
};

export interface CodeSending {
  /** Seconds that the button rests. */
  left: number;
  sent: boolean;
  busy: boolean;
  /** Asks for the human check, where the number is one to send to. */
  ask: () => void;
  /** Present while the human check is shown. */
  check: { error: string | undefined; round: number } | undefined;
  answer: (proof: object) => Promise<void>;
  dropCheck: () => void;
  /** What to warn of in a dialog. */
  warning: string | undefined;
  dropWarning: () => void;
}

export interface CodeSendingOptions {
  use: CodeUse;
  /** The number to send to, or undefined where it has just been marked as no number. */
  number: () => Promise<{ mobileNum: string; countryDialingCode: string } | undefined>;
  /** Says beside the number what the server found wrong with it. */
  onNumberRefused: (message: string) => void;
}

/** Sending a code by SMS: the human check before it, the rest after it, and what the server refused (product.md §8). */
export function useCodeSending({ use, number, onNumberRefused }: CodeSendingOptions): CodeSending {
  const tErrors = useTranslations('errors');
  const countdown = useCountdown();
  const [state, setState] = useState({ sent: false, busy: false });
  const [check, setCheck] = useState<CodeSending['check']>();
  const [warning, setWarning] = useState<string>();
  const to = useRef<{ mobileNum: string; countryDialingCode: string }>(undefined);
  const askedAt = useRef(0);

  const ask = async () => {
    // product.md §9: the button hears one press a second.
    if (countdown.left > 0 || Date.now() - askedAt.current < 1_000) return;
    askedAt.current = Date.now();
    to.current = await number();
    if (to.current) setCheck({ error: undefined, round: 0 });
  };

  const refused = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {};
    if (fields.captcha) {
      setCheck((last) => ({ error: fields.captcha!.message, round: (last?.round ?? 0) + 1 }));
      return;
    }
    setCheck(undefined);
    const ofNumber = fields.mobileNum ?? fields.countryDialingCode;
    if (ofNumber) onNumberRefused(ofNumber.message);
    else setWarning((error as Error).message || tErrors('NETWORK'));
  };

  const answer = async (proof: object) => {
    const { path, purpose } = CALLS[use];
    const began = performance.now();
    setState((last) => ({ ...last, busy: true }));
    try {
      const body = { ...to.current, ...proof, ...(purpose ? { purpose } : {}) };
      const { expiredMinutes } = await callApi<{ expiredMinutes: number }>('POST', path, body);
      countdown.start(restOf(expiredMinutes, performance.now() - began));
      setCheck(undefined);
      setState({ sent: true, busy: false });
    } catch (error) {
      refused(error);
      setState((last) => ({ ...last, busy: false }));
    }
  };

  return {
    left: countdown.left,
    ...state,
    ask: () => void ask(),
    check,
    answer,
    dropCheck: () => setCheck(undefined),
    warning,
    dropWarning: () => setWarning(undefined),
  };
}
