import { formatDecimal, type Amount } from '@/lib/money/amount';
import { shownDigits } from '@/lib/money/currency';
import type { SettingField } from '../types';
import { decodeObjects, decodePayload, encodeObjects, encodePayload, type DataObject } from './emv';

type Settings = Readonly<Record<string, string>>;

/** What is written into a code. */
export interface QrOrder {
  amount: Amount;
  /** The deposit's reference. */
  reference: string;
}

/** How a country's transfer by QR code is written. */
export interface QrProfile {
  currency: string;
  fields: readonly SettingField[];
  /** What is wrong with a filled-in setting: error codes by name. Empty settings are not looked at. */
  problems(settings: Settings): Record<string, string>;
  /** What members read besides the code: whom they pay. */
  payee(settings: Settings): string;
  write(settings: Settings, order: QrOrder): string;
}

const CURRENCY_NUMBERS = { THB: '764', VND: '704', IDR: '360', BRL: '986', MYR: '458' } as const;

/** An amount as the codes have it: a point and the currency's decimals, none for currencies without. */
const amountText = (amount: Amount, currency: string): string => {
  const [whole, decimals = ''] = formatDecimal(amount).split('.');
  const digits = shownDigits(currency);
  return digits === 0 ? whole! : `${whole}.${decimals.padEnd(digits, '0').slice(0, digits)}`;
};

/** Letters and digits of a reference only: banks drop everything else. */
const plainReference = (reference: string): string => reference.replace(/[^0-9A-Za-z]/g, '');

const text = (name: string, maxLength: number, more: Partial<SettingField> = {}): SettingField => ({
  name,
  kind: 'text',
  maxLength,
  required: true,
  ...more,
});

/** The objects that every profile of ours begins and ends with; 12 is a code for one payment. */
const frame = (
  currency: keyof typeof CURRENCY_NUMBERS,
  country: string,
  account: readonly DataObject[],
  { amount, more }: { amount: Amount; more: readonly DataObject[] },
): string =>
  encodePayload(
    [
      { id: '00', value: '01' },
      { id: '01', value: '12' },
      ...account,
      { id: '53', value: CURRENCY_NUMBERS[currency] },
      { id: '54', value: amountText(amount, currency) },
      { id: '58', value: country },
      ...more,
    ].sort((left, right) => Number(left.id) - Number(right.id)),
  );

const additional = (id: string, value: string): DataObject => ({
  id: '62',
  value: encodeObjects([{ id, value }]),
});

/** Thai PromptPay: a credit transfer to a mobile number, an identity or tax number or an e-wallet, or a payment to a biller. */
const PROMPTPAY_KINDS = {
  mobile: { digits: /^0\d{9}$/, id: '01' },
  taxId: { digits: /^\d{13}$/, id: '02' },
  eWallet: { digits: /^\d{15}$/, id: '03' },
  biller: { digits: /^\d{15}$/, id: '01' },
} as const;

const onlyDigits = (value: string) => value.replace(/[\s-]/g, '');

const promptpay: QrProfile = {
  currency: 'THB',
  fields: [
    {
      name: 'proxyKind',
      kind: 'choice',
      choices: Object.keys(PROMPTPAY_KINDS),
      maxLength: 10,
      required: true,
    },
    text('proxy', 20),
    text('payeeName', 25),
  ],
  problems({ proxyKind = '', proxy = '' }): Record<string, string> {
    const kind = PROMPTPAY_KINDS[proxyKind as keyof typeof PROMPTPAY_KINDS];
    return proxy && kind && !kind.digits.test(onlyDigits(proxy))
      ? { proxy: `QR_${proxyKind.toUpperCase()}` }
      : {};
  },
  payee: ({ payeeName = '' }) => payeeName,
  write({ proxyKind = 'mobile', proxy = '' }, { amount, reference }) {
    const kind = proxyKind as keyof typeof PROMPTPAY_KINDS;
    const digits = onlyDigits(proxy);
    const plain = plainReference(reference);
    const account =
      kind === 'biller'
        ? {
            id: '30',
            value: encodeObjects([
              { id: '00', value: 'A000000677010112' },
              { id: '01', value: digits },
              { id: '02', value: plain.toUpperCase() },
            ]),
          }
        : {
            id: '29',
            value: encodeObjects([
              { id: '00', value: 'A000000677010111' },
              { id: PROMPTPAY_KINDS[kind].id, value: kind === 'mobile' ? `0066${digits.slice(1)}` : digits },
            ]),
          };
    return frame('THB', 'TH', [account], { amount, more: [additional('05', plain)] });
  },
};

/** Vietnamese VietQR (NAPAS): a transfer to an account of a bank, with the reference as the transfer's content. */
const vietqr: QrProfile = {
  currency: 'VND',
  fields: [text('bankBin', 6), text('account', 19), text('payeeName', 25)],
  problems: ({ bankBin = '', account = '' }) => ({
    ...(bankBin && !/^\d{6}$/.test(bankBin) ? { bankBin: 'QR_BANKBIN' } : {}),
    ...(account && !/^[0-9A-Za-z]{4,19}$/.test(account) ? { account: 'QR_ACCOUNT' } : {}),
  }),
  payee: ({ payeeName = '' }) => payeeName,
  write({ bankBin = '', account = '' }, { amount, reference }) {
    const value = encodeObjects([
      { id: '00', value: 'A000000727' },
      {
        id: '01',
        value: encodeObjects([
          { id: '00', value: bankBin },
          { id: '01', value: account },
        ]),
      },
      { id: '02', value: 'QRIBFTTA' },
    ]);
    const more = [additional('08', plainReference(reference))];
    return frame('VND', 'VN', [{ id: '38', value }], { amount, more });
  },
};

const PIX_KEYS = [
  /^\d{11}$/,
  /^\d{14}$/,
  /^\+55\d{10,11}$/,
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /^[^\s@]{1,60}@[^\s@]{1,60}\.[^\s@]{1,20}$/,
];
/** The manual of the Brazilian central bank allows letters, digits and spaces without accents. */
const pixText = (value: string, length: number) =>
  value
    .normalize('NFD')
    .replace(/[^0-9A-Za-z ]/g, '')
    .trim()
    .slice(0, length)
    .trim();

/** Brazilian PIX, by the manual of BR Code. */
const pix: QrProfile = {
  currency: 'BRL',
  fields: [text('pixKey', 77), text('payeeName', 25), text('payeeCity', 15)],
  problems: ({ pixKey = '', payeeName = '', payeeCity = '' }) => ({
    ...(pixKey && (pixKey.length > 77 || !PIX_KEYS.some((form) => form.test(pixKey)))
      ? { pixKey: 'QR_PIXKEY' }
      : {}),
    ...(payeeName && !pixText(payeeName, 25) ? { payeeName: 'QR_LATIN' } : {}),
    ...(payeeCity && !pixText(payeeCity, 15) ? { payeeCity: 'QR_LATIN' } : {}),
  }),
  payee: ({ payeeName = '' }) => payeeName,
  write({ pixKey = '', payeeName = '', payeeCity = '' }, { amount, reference }) {
    const value = encodeObjects([
      { id: '00', value: 'br.gov.bcb.pix' },
      { id: '01', value: pixKey },
    ]);
    return frame('BRL', 'BR', [{ id: '26', value }], {
      amount,
      more: [
        { id: '52', value: '0000' },
        { id: '59', value: pixText(payeeName, 25) },
        { id: '60', value: pixText(payeeCity, 15) },
        additional('05', plainReference(reference)),
      ],
    });
  },
};

/**
 * A scheme whose acquirer hands out the merchant's own code: it is pasted as text, and amount and reference are added. A code with a
 * signature (82) of its acquirer cannot be changed, so it is refused.
 */
const ownCode = (
  currency: 'IDR' | 'MYR',
  country: string,
  isOfScheme: (value: string) => boolean,
): QrProfile => ({
  currency,
  fields: [text('merchantCode', 512)],
  problems({ merchantCode = '' }): Record<string, string> {
    if (!merchantCode) return {};
    const objects = decodePayload(merchantCode.trim());
    if (!objects) return { merchantCode: 'QR_CHECKSUM' };
    const valueOf = (id: string) => objects.find((object) => object.id === id)?.value;
    const ofScheme = objects.some(
      ({ id, value }) => Number(id) >= 26 && Number(id) <= 51 && isOfScheme(value),
    );
    if (!ofScheme || valueOf('53') !== CURRENCY_NUMBERS[currency] || valueOf('58') !== country)
      return { merchantCode: 'QR_OTHER_SCHEME' };
    if (valueOf('82') !== undefined || (valueOf('62') && !decodeObjects(valueOf('62')!)))
      return { merchantCode: 'QR_NOT_CHANGEABLE' };
    return {};
  },
  payee: ({ merchantCode = '' }) =>
    decodePayload(merchantCode.trim())?.find(({ id }) => id === '59')?.value ?? '',
  write({ merchantCode = '' }, { amount, reference }) {
    const objects = decodePayload(merchantCode.trim()) ?? [];
    const own = decodeObjects(objects.find(({ id }) => id === '62')?.value ?? '') ?? [];
    const label = { id: '05', value: plainReference(reference) };
    const replaced = new Map(objects.map((object) => [object.id, object.value]));
    // 55 to 57 are tips and fees of a code without an amount.
    for (const id of ['55', '56', '57']) replaced.delete(id);
    replaced.set('01', '12');
    replaced.set('54', amountText(amount, currency));
    replaced.set(
      '62',
      encodeObjects(
        [...own.filter(({ id }) => id !== '05'), label].sort((a, b) => Number(a.id) - Number(b.id)),
      ),
    );
    return encodePayload(
      [...replaced].map(([id, value]) => ({ id, value })).sort((a, b) => Number(a.id) - Number(b.id)),
    );
  },
});

const qris = ownCode('IDR', 'ID', (value) => /(?:^|\d{2})(?:[A-Z0-9-]+\.)+WWW/i.test(value));
const duitnow = ownCode('MYR', 'MY', (value) => value.startsWith('0014A0000006150001'));

/** The profiles by the code that a channel stores. */
export const QR_PROFILES: Readonly<Record<string, QrProfile>> = { promptpay, vietqr, qris, pix, duitnow };
