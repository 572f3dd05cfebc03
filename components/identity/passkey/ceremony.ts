import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { LoginValue } from '@/lib/identity/schema';
import { callApi } from '@/lib/platform/http/call';

// The library is fetched when a passkey is first used; a page that only shows the button does without.
const library = () => import('@simplewebauthn/browser');

type Options = { options: never };

/** Whether this browser offers passkeys in the name field by itself. */
export async function offersAutofill(): Promise<boolean> {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  );
}

/** Logs in by passkey. Throws ApiError where the site refuses, the browser's own error where nothing was chosen. */
export async function enterByPasskey(given: {
  audience?: 'agent' | undefined;
  remembers: () => boolean;
  autofill: boolean;
}): Promise<LoginValue> {
  const { options } = await callApi<Options>('POST', '/wps/session/login/passkey/options', {});
  const { startAuthentication } = await library();
  const response: AuthenticationResponseJSON = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: given.autofill,
  });
  return callApi<LoginValue>('POST', '/wps/session/login/passkey', {
    response,
    remember: given.remembers(),
    ...(given.audience ? { audience: given.audience } : {}),
  });
}

/** Makes a passkey for whoever is logged in. Throws as enterByPasskey. */
export async function makePasskey(name: string, password: string): Promise<void> {
  const { options } = await callApi<Options>('POST', '/wps/member/security/passkeys/options', { password });
  const { startRegistration } = await library();
  const response: RegistrationResponseJSON = await startRegistration({ optionsJSON: options });
  await callApi('POST', '/wps/member/security/passkeys', { response, name });
}
