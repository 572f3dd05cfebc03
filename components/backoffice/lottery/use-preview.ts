'use client';

import { useState } from 'react';
import { useCall, type CallState } from '../use-call';

/** What a call says that an entry would do, loaded when a dialog opens. */
export interface Preview<Value> extends Pick<CallState, 'failure' | 'busy'> {
  value: Value | undefined;
  load: (path: string, body: object) => void;
  clear: () => void;
}

/** State of a call that reads what an entry would do. */
export function usePreview<Value>(): Preview<Value> {
  const call = useCall();
  const [value, setValue] = useState<Value>();
  return {
    value,
    failure: call.failure,
    busy: call.busy,
    load: (path, body) => {
      setValue(undefined);
      void call.send<Value>(path, body, () => undefined, setValue);
    },
    clear: () => {
      setValue(undefined);
      call.reset();
    },
  };
}
