import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { LoginValue } from '@/lib/identity/schema';
import { callApi } from '@/lib/platform/http/call';

// The library is loaded when a passkey is first used. A page that only shows the button does not need it.
const loadLibrary = () => import('@simplewebauthn/browser');

type Options = { options: never };

/** Returns whether this browser can offer passkeys in the name field. */
export async function supportsAutofill(): Promise<boolean> {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  );
}

/**
 * Logs in by passkey. With `autofill` the browser offers passkeys in the name field. Throws ApiError if the server refuses,
 * and the browser's own error if no passkey was chosen.
 */
export async function logInByPasskey(request: {
  audience?: 'agent' | undefined;
  isRemembered: () => boolean;
  autofill: boolean;
}): Promise<LoginValue> {
  const { options } = await callApi<Options>('POST', '/wps/session/login/passkey/options', {});
  const { startAuthentication } = await loadLibrary();
  const response: AuthenticationResponseJSON = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: request.autofill,
  });
  return callApi<LoginValue>('POST', '/wps/session/login/passkey', {
    response,
    remember: request.isRemembered(),
    ...(request.audience ? { audience: request.audience } : {}),
  });
}

/** Creates a passkey for the logged-in member. Throws the same errors as logInByPasskey. */
export async function createPasskey(name: string, password: string): Promise<void> {
  const { options } = await callApi<Options>('POST', '/wps/member/security/passkeys/options', { password });
  const { startRegistration } = await loadLibrary();
  const response: RegistrationResponseJSON = await startRegistration({ optionsJSON: options });
  await callApi('POST', '/wps/member/security/passkeys', { response, name });
}
