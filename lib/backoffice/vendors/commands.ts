import * as catalogue from '@/lib/catalogue/vendors/commands';
import { walletsNotEmpty } from '@/lib/gateway/transfers/errors';
import { hasMoneyInWallets } from '@/lib/gateway/transfers/queries';
import { requireVendor } from '@/lib/catalogue/vendors/queries';
import type { VendorSettings } from '@/lib/catalogue/vendors/types';
import { refreshStatus } from '@/lib/content/gate/status-cache';
import {
  endFormerPublicKey as endPublicKey,
  endFormerSecret as endSecret,
  issueVendorSecret,
  setVendorAccess,
  setVendorPublicKey,
  type VendorAccess,
} from '@/lib/gateway/vendors/commands';
import { credentialsOf } from '@/lib/gateway/vendors/queries';
import { publicKeyFingerprint } from '@/lib/gateway/vendors/public-key';
import { secretText } from '@/lib/gateway/vendors/secrets';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import type { NewVendorInput, VendorInput, VendorStateInput } from './schema';

// The routes check the permission `integrations.write`.

/** Those settings of a vendor that an input names. */
const settingsLike = (input: VendorSettings, vendor: VendorSettings): Record<string, unknown> =>
  Object.fromEntries((Object.keys(input) as (keyof VendorSettings)[]).map((name) => [name, vendor[name]]));

/** Admits a vendor. Throws INVALID_INPUT on `code` if another has it. */
export async function admitVendor(actor: Actor, { code, ...settings }: NewVendorInput) {
  const saved = await auditedTransaction(actor, async (tx) => {
    await catalogue.createVendor(tx, code, settings);
    return {
      outcome: { code, version: 1 },
      action: 'vendor.admit',
      subject: `vendor:${code}`,
      detail: { after: settings },
    };
  });
  await refreshStatus();
  return saved;
}

/**
 * Changes a vendor's settings. Throws as updateVendor of lib/catalogue, and INVALID_INPUT on `walletKind` if members have money in the
 * vendor's wallets.
 */
export async function changeVendor(actor: Actor, { code, version, ...settings }: VendorInput) {
  const saved = await auditedTransaction(actor, async (tx) => {
    const before = await requireVendor(tx, code);
    const endsWallets = before.walletKind === 'transfer' && settings.walletKind !== 'transfer';
    if (endsWallets && (await hasMoneyInWallets(tx, code))) throw walletsNotEmpty();
    const next = await catalogue.updateVendor(tx, code, version, settings);
    return {
      outcome: { code, version: next },
      action: 'vendor.change',
      subject: `vendor:${code}`,
      detail: { before: settingsLike(settings, before), after: settings },
    };
  });
  // The content security policy admits the hosts of vendors: at once in this process, within two seconds in others.
  await refreshStatus();
  return saved;
}

/** Opens, pauses or disables a vendor. Throws as setVendorState of lib/catalogue. */
export async function changeVendorState(actor: Actor, { code, version, ...state }: VendorStateInput) {
  const saved = await auditedTransaction(actor, async (tx) => {
    const { before, version: next } = await catalogue.setVendorState(tx, code, version, state);
    return {
      outcome: { code, version: next },
      action: 'vendor.state',
      subject: `vendor:${code}`,
      detail: { before, after: state },
    };
  });
  await refreshStatus();
  return saved;
}

/** Sets whether a vendor's calls are accepted, in which dialect, or whether its bonusWin pays; what is absent stays. Throws NOT_FOUND 404. */
export const changeVendorAccess = (actor: Actor, code: string, access: Partial<VendorAccess>) =>
  auditedTransaction(actor, async (tx) => {
    await requireVendor(tx, code);
    const before = await setVendorAccess(tx, code, access);
    return {
      outcome: {},
      action: 'vendor.access',
      subject: `vendor:${code}`,
      detail: { before, after: { ...before, ...access } },
    };
  });

/**
 * Issues a secret; the former one stays valid until `endFormerSecret`. Returns it for the only time. Throws NOT_FOUND 404, SECRETS_OVERLAP
 * 409.
 */
export const issueSecret = (actor: Actor, code: string) =>
  auditedTransaction(actor, async (tx) => {
    await requireVendor(tx, code);
    const { hasSecret } = await credentialsOf(tx, code);
    const secret = await issueVendorSecret(tx, code);
    return {
      outcome: { code, secret: secretText(secret) },
      action: hasSecret ? 'vendor.rotate' : 'vendor.secret',
      subject: `vendor:${code}`,
    };
  });

/** Ends the overlap of two secrets. Throws NO_FORMER_SECRET 409. */
export const endFormerSecret = (actor: Actor, code: string) =>
  auditedTransaction(actor, async (tx) => {
    await endSecret(tx, code);
    return { outcome: {}, action: 'vendor.endSecret', subject: `vendor:${code}` };
  });

/**
 * Stores the public key of a vendor that signs with a key of its own; the one before stays valid until `endFormerPublicKey`. Throws NOT_FOUND
 * 404, INVALID_INPUT on `publicKey`, PUBLIC_KEYS_OVERLAP 409.
 */
export const storePublicKey = (actor: Actor, code: string, pem: string) =>
  auditedTransaction(actor, async (tx) => {
    await requireVendor(tx, code);
    const before = (await credentialsOf(tx, code)).publicKey;
    await setVendorPublicKey(tx, code, pem);
    return {
      outcome: {},
      action: 'vendor.publicKey',
      subject: `vendor:${code}`,
      detail: {
        before: before && publicKeyFingerprint(before),
        after: publicKeyFingerprint(pem),
      },
    };
  });

/** Ends the overlap of two public keys. Throws NO_FORMER_PUBLIC_KEY 409. */
export const endFormerPublicKey = (actor: Actor, code: string) =>
  auditedTransaction(actor, async (tx) => {
    await endPublicKey(tx, code);
    return { outcome: {}, action: 'vendor.endPublicKey', subject: `vendor:${code}` };
  });
