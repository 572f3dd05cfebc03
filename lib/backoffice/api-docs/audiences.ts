import { CALLS_PER_MINUTE } from '@/lib/backoffice/api-keys/constants';
import { apiKeyAddress, apiKeyInvalid, apiKeyScope } from '@/lib/backoffice/api-keys/errors';
import { OPERATOR_COOKIE } from '@/lib/backoffice/constants';
import { factorDue } from '@/lib/backoffice/operators/errors';
import { SIGNATURE_HEADER as BTCPAY_SIGNATURE_HEADER } from '@/lib/cashier/adapters/btcpay/greenfield';
import {
  MERCHANT_HEADER as PAYMENT_MERCHANT_HEADER,
  SIGNATURE_HEADER as PAYMENT_SIGNATURE_HEADER,
  TIMESTAMP_HEADER as PAYMENT_TIMESTAMP_HEADER,
} from '@/lib/cashier/adapters/provider/signature';
import { VENDOR_ERRORS, vendorError, type VendorErrorCode } from '@/lib/gateway/protocol/errors';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, VENDOR_HEADER } from '@/lib/gateway/protocol/signature';
import { needTrueAccount, notAgent } from '@/lib/identity/errors';
import { cookieName, sessionCookieName } from '@/lib/identity/sessions/cookie';
import { AppError, forbidden, notLoggedIn, tooManyRequests } from '@/lib/platform/errors';

/** Documentation of an audience: its security scheme, whether it is a session, its errors. */
export interface AudienceDescription {
  security: Record<string, string[]>[];
  token: boolean;
  refusals: AppError[];
}

const SESSION: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];

/** A provider signs by our protocol or by BTCPay's. */
const PAYMENT_SIGNATURES: Record<string, string[]>[] = [
  { paymentMerchant: [], paymentTimestamp: [], paymentSignature: [] },
  { btcpaySignature: [] },
];

const FACTS: Readonly<Record<string, () => AudienceDescription>> = {
  anyone: () => ({ security: [], token: false, refusals: [] }),
  visitors: () => ({ security: [{}, ...SESSION], token: false, refusals: [] }),
  signedIn: () => ({ security: SESSION, token: true, refusals: [notLoggedIn()] }),
  members: () => ({ security: SESSION, token: true, refusals: [notLoggedIn(), needTrueAccount()] }),
  agents: () => ({ security: SESSION, token: true, refusals: [notLoggedIn(), notAgent()] }),
  players: () => ({
    security: [{ game: [] }],
    token: false,
    refusals: [new AppError('GAME_SESSION_OVER', 401)],
  }),
  vendors: () => ({
    security: [{ vendor: [], timestamp: [], signature: [] }],
    token: false,
    refusals: (Object.keys(VENDOR_ERRORS) as VendorErrorCode[]).map((code) => vendorError(code)),
  }),
  paymentProviders: () => ({
    security: PAYMENT_SIGNATURES,
    token: false,
    refusals: [new AppError('SIGNATURE_INVALID', 401)],
  }),
  operators: () => ({ security: [{ office: [] }], token: true, refusals: [notLoggedIn(), factorDue()] }),
  apiKeys: () => ({
    security: [{ apiKey: [] }],
    token: false,
    refusals: [apiKeyInvalid(), apiKeyAddress(), apiKeyScope(), tooManyRequests(60)],
  }),
  operatorsSettingUp: () => ({ security: [{ office: [] }], token: true, refusals: [notLoggedIn()] }),
};

/** Describes an audience by its name; `operators:<permission>` are operators with that permission. */
export function describeAudience(name: string): AudienceDescription & { permission?: string } {
  const [kind = '', permission] = name.split(':');
  const facts = FACTS[kind];
  if (!facts)
    throw new Error(
      `The API document does not know the audience ${name} (lib/backoffice/api-docs/audiences.ts).`,
    );
  if (!permission) return facts();
  // A call without the needed scope is refused with a code of its own.
  if (kind === 'apiKeys') return { ...facts(), permission };
  const { refusals, ...rest } = facts();
  return { ...rest, refusals: [...refusals, forbidden()], permission };
}

/** The security schemes of the OpenAPI document. */
export function securitySchemes(): Record<string, Record<string, unknown>> {
  const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });
  const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });
  return {
    session: cookie(
      sessionCookieName(),
      'The session of a member, sealed; set by login. Writes also need an Origin of ours.',
    ),
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token that login answers, for clients that are no browser.',
    },
    office: cookie(
      cookieName(OPERATOR_COOKIE).name,
      'The session of an operator; set by the back office’s login.',
    ),
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      description: `The secret of a key of the reporting API; at most ${CALLS_PER_MINUTE} calls a minute.`,
    },
    game: cookie(
      'croupier_game_<game>',
      'The session at one game, named by the header x-studio-game; set by /studio/api/session.',
    ),
    vendor: header(VENDOR_HEADER, 'The vendor’s code.'),
    timestamp: header(TIMESTAMP_HEADER, 'Milliseconds since 1970, at most five minutes from our clock.'),
    signature: header(
      SIGNATURE_HEADER,
      'Lower-case hexadecimal HMAC-SHA256 of <timestamp>.<operation>.<body>; docs/vendor-protocol.md.',
    ),
    paymentMerchant: header(PAYMENT_MERCHANT_HEADER, 'Which account at the payment provider signs.'),
    paymentTimestamp: header(
      PAYMENT_TIMESTAMP_HEADER,
      'Seconds since 1970, at most five minutes from our clock.',
    ),
    paymentSignature: header(PAYMENT_SIGNATURE_HEADER, 'v1= and an HMAC-SHA256; docs/payment-providers.md.'),
    btcpaySignature: header(
      BTCPAY_SIGNATURE_HEADER,
      'sha256= and an HMAC-SHA256 of the body, by BTCPay Server.',
    ),
  };
}
