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

// A challenge belongs to the device id of its request. A browser without one gets it with the first answer, so that two
// requests at the same time would get two ids, and the challenge of one of them would be refused.
let lastOptions: Promise<unknown> = Promise.resolve();

function requestOptions(): Promise<Options> {
  const next = lastOptions.then(() => callApi<Options>('POST', '/wps/session/login/passkey/options', {}));
  lastOptions = next.catch(() => undefined);
  return next;
}

interface PasskeyRequest {
  audience?: 'agent' | undefined;
  /** Returns whether "remember me" is ticked at the moment of the login. */
  isRemembered: () => boolean;
}

async function finishLogin(
  response: AuthenticationResponseJSON,
  { audience, isRemembered }: PasskeyRequest,
): Promise<LoginValue> {
  return callApi<LoginValue>('POST', '/wps/session/login/passkey', {
    response,
    remember: isRemembered(),
    ...(audience ? { audience } : {}),
  });
}

/** The browser's offer that runs, or the last one that ended. Never rejects. */
let lastOffer: Promise<unknown> = Promise.resolve();

/** Logs in by passkey. Throws ApiError if the server refuses, and the browser's own error if no passkey was chosen. */
export async function logInByPasskey(request: PasskeyRequest): Promise<LoginValue> {
  const { options } = await requestOptions();
  const { startAuthentication, WebAuthnAbortService } = await loadLibrary();
  // Chromium refuses a request while one that was cancelled has not ended yet.
  WebAuthnAbortService.cancelCeremony();
  await lastOffer;
  return finishLogin(await startAuthentication({ optionsJSON: options }), request);
}

/**
 * Lets the browser offer passkeys in the name field, and logs in by the chosen one; throws as logInByPasskey. Returns
 * undefined if `isSuperseded` is true when the offer would begin: a browser has one request at a time, and the offer would
 * cancel that of a pressed button.
 */
export async function offerPasskeys(
  request: PasskeyRequest & { isSuperseded: () => boolean },
): Promise<LoginValue | undefined> {
  const { options } = await requestOptions();
  const { startAuthentication } = await loadLibrary();
  if (request.isSuperseded()) return undefined;
  const offer = startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
  lastOffer = offer.catch(() => undefined);
  return finishLogin(await offer, request);
}

/** Creates a passkey for the logged-in member. Throws the same errors as logInByPasskey. */
export async function createPasskey(name: string, password: string): Promise<void> {
  const { options } = await callApi<Options>('POST', '/wps/member/security/passkeys/options', { password });
  const { startRegistration } = await loadLibrary();
  const response: RegistrationResponseJSON = await startRegistration({ optionsJSON: options });
  await callApi('POST', '/wps/member/security/passkeys', { response, name });
}
