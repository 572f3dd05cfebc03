'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { queryClient } from '@/components/ui/query-client';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { CONTRACTS_KEY, type TouchedContract } from './queries';

const WARNINGS = new Set(['HIGHER_RATE', 'CONTRACTS_BELOW_END']);

/** A refusal that names the contracts below that end, and the call that a confirmation repeats. */
export interface Warning {
  message: string;
  touched: TouchedContract[];
  total: number;
  confirm: () => Promise<boolean>;
}

/**
 * A call that changes a contract: its state, its failure, and the warning that has to be confirmed first. `done` runs after it has succeeded;
 * then everything about contracts is read again.
 */
export function useContractCall(done?: () => void) {
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [fields, setFields] = useState<Record<string, { message: string }>>({});
  const [warning, setWarning] = useState<Warning>();
  const send = async (path: string, body: object): Promise<boolean> => {
    setBusy(true);
    setMessage(undefined);
    setFields({});
    try {
      await callApi('POST', path, body);
      setWarning(undefined);
      void queryClient.invalidateQueries({ queryKey: CONTRACTS_KEY });
      done?.();
      return true;
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known && WARNINGS.has(known.code))
        setWarning({
          message: known.message,
          touched: known.envelope.touched as TouchedContract[],
          total: known.envelope.touchedTotal as number,
          confirm: () => send(path, { ...body, confirm: true }),
        });
      else {
        setWarning(undefined);
        setFields(known?.fields ?? {});
        setMessage(
          known && known.code === 'INVALID_INPUT' ? undefined : known?.message || tErrors('NETWORK'),
        );
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, message, fields, warning, send, dismiss: () => setWarning(undefined) };
}
export type ContractCall = ReturnType<typeof useContractCall>;
