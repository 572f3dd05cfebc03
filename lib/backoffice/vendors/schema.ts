import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { untilInput } from '@/lib/catalogue/desk/schema';
import { DIALECT_NAMES } from '@/lib/gateway/dialects/names';
import { launchAddressFault } from '@/lib/gateway/launch/address';
import { MAX_PEM_LENGTH } from '@/lib/gateway/vendors/public-key';
import { REAL_CURRENCIES } from '@/lib/money/currency';

const code = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .regex(/^[A-Z0-9_]{2,20}$/, 'VENDOR_CODE_FORMAT')
  .meta({ examples: ['ACME'] });
const version = z.int('INVALID').min(1, 'INVALID');

/** A host as an address has it: `games.example` or `games.example:8443`. */
const host = z
  .string()
  .max(200, 'VENDOR_HOST_FORMAT')
  .regex(
    /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[1-9]\d{0,4})?$/,
    'VENDOR_HOST_FORMAT',
  );

const settings = {
  displayName: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(40, 'INVALID'),
  /** Empty: its games cannot be opened yet. */
  launchUrl: z
    .string('INVALID')
    .trim()
    .max(500, 'LAUNCH_FORMAT')
    .meta({ examples: ['https://games.example/open?token={token}&game={game}&lang={language}'] })
    .transform((text) => text || null),
  /** Separated by spaces, commas or line breaks. */
  hosts: z
    .string('INVALID')
    .max(4_000, 'INVALID')
    .meta({ examples: ['games.example'] })
    .transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(host).max(20, 'INVALID')),
  /** The frame of /seamless, or a window of its own. */
  opensIn: z.enum(['frame', 'window'], 'INVALID'),
  walletKind: z.enum(['single', 'transfer'], 'INVALID'),
  currencies: z
    .array(z.enum(REAL_CURRENCIES, 'INVALID'), 'INVALID')
    .max(REAL_CURRENCIES.length, 'INVALID')
    .transform((codes) => [...new Set(codes)].sort()),
  allowsTrial: z.boolean('INVALID'),
  categories: z
    .array(z.enum(GAME_TYPES, 'INVALID'), 'INVALID')
    .min(1, 'REQUIRED')
    .max(GAME_TYPES.length, 'INVALID')
    .transform((types) => [...new Set(types)]),
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
};

/** Names the faulty host of a list at the field, not at its place in the list; and checks the launch address against the hosts. */
function checkAddress(
  { launchUrl, hosts }: { launchUrl: string | null; hosts: string[] },
  ctx: z.RefinementCtx,
): void {
  const fault = launchUrl === null ? undefined : launchAddressFault(launchUrl, hosts);
  if (fault) ctx.addIssue({ code: 'custom', path: ['launchUrl'], message: fault.code, params: fault.values });
}

export const newVendorInput = z
  .object({ code, ...settings, opensIn: settings.opensIn.default('frame') })
  .superRefine(checkAddress);
export const vendorInput = z.object({ code, version, ...settings }).superRefine(checkAddress);
export type VendorInput = z.output<typeof vendorInput>;
export type NewVendorInput = z.output<typeof newVendorInput>;

export const vendorStateInput = z
  .object({
    code,
    version,
    status: z.enum(['active', 'maintenance', 'disabled'], 'INVALID'),
    maintenanceUntil: untilInput,
  })
  .transform((given) => (given.status === 'maintenance' ? given : { ...given, maintenanceUntil: null }));
export type VendorStateInput = z.output<typeof vendorStateInput>;

/** What is absent stays as it is: two operators who each change one do not undo each other's change. */
export const vendorAccessInput = z.object({
  code,
  enabled: z.boolean('INVALID').optional(),
  bonusWinCredits: z.boolean('INVALID').optional(),
  dialect: z.enum(DIALECT_NAMES, 'INVALID').optional(),
});

/** PEM; what is a key is decided by lib/gateway/vendors/public-key.ts. */
export const publicKeyInput = z.object({
  code,
  publicKey: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_PEM_LENGTH, 'PUBLIC_KEY_FORMAT'),
});

export const vendorCodeInput = z.object({ code });
/** What an address must be, walletAddressFault says: it depends on the vendor's hosts. */
export const vendorWalletInput = z.object({
  code,
  address: z.string('REQUIRED').trim().max(300, 'WALLET_ADDRESS_FORMAT'),
});
export const savedVendorOutput = z.object({ code: z.string(), version: z.number() });
/** The secret, shown once: 64 hexadecimal characters. */
export const secretOutput = z.object({ code: z.string(), secret: z.string() });
