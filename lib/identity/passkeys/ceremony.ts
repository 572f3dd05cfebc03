import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { passkeyFailed, type PasskeySite } from './challenges';
import { PASSKEY_CHALLENGE_LIFETIME } from './constants';

/** A stored passkey. */
export interface StoredPasskey {
  credential_id: string;
  public_key: Uint8Array;
  counter: bigint;
  transports: string[];
}

// Loaded with the first passkey: it takes 150 ms of processor time, and many processes never see one.
const webauthn = () => import('@simplewebauthn/server');

type KnownPasskey = Pick<StoredPasskey, 'credential_id' | 'transports'>;
const known = ({ credential_id: id, transports }: KnownPasskey) => ({ id, transports: transports as never });

/**
 * The options with which the browser creates a passkey. `handle` stands for the owner and reveals nothing of them;
 * `isDiscoverable`: the passkey works without a name, and the browser offers it at every login on this host.
 */
export async function creationOptions(given: {
  site: PasskeySite;
  siteName: string;
  owner: { handle: Uint8Array<ArrayBuffer>; account: string; name: string };
  existing: readonly KnownPasskey[];
  isDiscoverable: boolean;
}) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: given.siteName,
    rpID: given.site.host,
    userName: given.owner.account,
    userDisplayName: given.owner.name,
    userID: given.owner.handle,
    attestationType: 'none',
    excludeCredentials: given.existing.map(known),
    // Unlocked by its owner, which makes it stronger than a password.
    authenticatorSelection: {
      residentKey: given.isDiscoverable ? 'required' : 'discouraged',
      userVerification: 'required',
    },
    timeout: PASSKEY_CHALLENGE_LIFETIME,
  });
}

/** Checks what the browser has created. Throws PASSKEY_FAILED 400 for any fault. */
export async function verifyCreated(
  response: RegistrationResponseJSON,
  challenge: string,
  site: PasskeySite,
): Promise<StoredPasskey & { backedUp: boolean }> {
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw passkeyFailed(cause);
  });
  if (!registrationInfo) throw passkeyFailed('not verified');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: BigInt(credential.counter),
    transports: [...(credential.transports ?? [])],
    backedUp: credentialBackedUp,
  };
}

/** The options with which the browser uses a passkey: one of `allowed`, or without it any of this host. */
export async function answerOptions(site: PasskeySite, allowed?: readonly KnownPasskey[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'required',
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    ...(allowed && { allowCredentials: allowed.map(known) }),
  });
}

/** Checks a browser's answer by a stored passkey. Throws PASSKEY_FAILED 400 for any fault. */
export async function verifyAnswer(
  response: AuthenticationResponseJSON,
  challenge: string,
  site: PasskeySite,
  passkey: StoredPasskey,
): Promise<{ counter: bigint; backedUp: boolean }> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports as never,
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw passkeyFailed(cause);
  });
  if (!verified) throw passkeyFailed('not verified');
  return {
    counter: BigInt(authenticationInfo.newCounter),
    backedUp: authenticationInfo.credentialBackedUp,
  };
}
