'use client';

import { useState } from 'react';
import { useCall, type CallState } from '../use-call';

/** A setting as a page loads it, without its secret. */
export interface SettingProps<Value> {
  key: string;
  version: number;
  value: Value;
  shipped: Value;
  hasSecret: boolean;
}

export interface SettingState extends CallState {
  /** Saves a value from the version that is shown. */
  save: (value: unknown, done: string) => Promise<boolean>;
}

/** Saves one setting. The version grows with each change, so that two changes in a row need no reload in between. */
export function useSetting({ key, version }: Pick<SettingProps<unknown>, 'key' | 'version'>): SettingState {
  const call = useCall();
  const [changed, setChanged] = useState(version);
  const save = (value: unknown, done: string) =>
    call.send<{ version: number }>(
      '/backoffice/api/site/settings',
      { key, version: Math.max(version, changed), value },
      done,
      (result) => setChanged(result.version),
    );
  return { ...call, save };
}
