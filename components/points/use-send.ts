'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { queryClient } from '@/components/ui/query-client';
import { ApiError, callApi } from '@/lib/platform/http/call';

interface Failure {
  message: string | undefined;
  fields: Record<string, { message: string }>;
}

/** A call that changes a member's points: its state, its failure, and then everything about points is read again. */
export function useSend() {
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async <Value>(
    method: 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Value | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await callApi<Value>(method, path, body ?? {});
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const fields = known?.fields ?? {};
      const message = Object.keys(fields).length > 0 ? undefined : known?.message || tErrors('NETWORK');
      setFailure({ message, fields });
      return undefined;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['points'] });
    }
  };
  return { busy, failure, send };
}
