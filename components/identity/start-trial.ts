import type { LoginValue } from '@/lib/identity/schema';
import { callApi } from '@/lib/platform/http/call';
import { dispatchSessionChange } from './session-event';
import { storeSessionKeys } from './session-keys';

/** Creates a trial account with play money; its cookie logs this browser in. Throws ApiError. */
export const requestTrial = (): Promise<LoginValue> =>
  callApi<LoginValue>('POST', '/wps/session/login/freeplay', { platform: 'W' });

/** Creates a trial account, and tells the page that somebody is logged in. Throws ApiError. */
export async function startTrial(): Promise<void> {
  const { info, firstTimeLogin } = await requestTrial();
  storeSessionKeys(info, firstTimeLogin);
  dispatchSessionChange();
}
