'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/platform/http/call';
import type { Failure } from '../use-call';

/** State of a call in several steps: whether it runs, and how it failed. Browser errors are shown as `otherwise`. */
export function useRequest(otherwise: string): {
  busy: boolean;
  failure: Failure | undefined;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) return setFailure({ message: otherwise, fields: {} });
      const isNamed = Object.keys(error.fields).length > 0;
      setFailure({
        message: isNamed ? undefined : error.message || tErrors('NETWORK'),
        fields: error.fields,
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
