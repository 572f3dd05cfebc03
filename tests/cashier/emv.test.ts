/** QR codes for payments by the EMVCo standard: encoding, checksum, and the profiles of countries. */
import fc from 'fast-check';
import { crc16, decodeObjects, decodePayload, encodePayload } from '@/lib/cashier/adapters/qr/emv';
import { QR_PROFILES } from '@/lib/cashier/adapters/qr/profiles';
import { amount } from '@/lib/money/amount';

/** Payloads that others have published, with a valid checksum. */
const PUBLISHED = {
  // EMVCo, Merchant-Presented Mode, the example of the specification.
  emvco:
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A',
  // Banco Central do Brasil, Manual de Padrões para Iniciação do Pix.
  pix: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  promptpay: '00020101021229370016A000000677010111011300668123456785802TH53037645406100.006304BB8A',
  vietqr:
    '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
  qris: '00020101021126670016COM.NOBUBANK.WWW01189360050300000879140214703239147837910303UMI51440014ID.CO.QRIS.WWW0215ID20232709941630303UMI5204481253033605802ID5923GRANOOL STORE OK12295776006KEDIRI61056421262070703A0163047127',
};
/** A code of DuitNow's shape. */
const DUITNOW = encodePayload([
  { id: '00', value: '01' },
  { id: '01', value: '11' },
  { id: '26', value: '0014A000000615000101068900870205QR001' },
  { id: '52', value: '5999' },
  { id: '53', value: '458' },
  { id: '58', value: 'MY' },
  { id: '59', value: 'LANTERN HOUSE' },
  { id: '60', value: 'KUALA LUMPUR' },
]);

const valueOf = (payload: string, id: string) =>
  decodePayload(payload)?.find((each) => each.id === id)?.value;

describe('a payload', () => {
  it.each(Object.entries(PUBLISHED))('of the published example %s is read', (_, payload) => {
    expect(decodePayload(payload)).toBeDefined();
  });

  it('of the published examples is written again, character by character', () => {
    for (const payload of Object.values(PUBLISHED))
      expect(encodePayload(decodePayload(payload)!)).toBe(payload);
  });

  it('has the checksum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('is read as it was written', () => {
    const id = fc.integer({ min: 2, max: 62 }).map((number) => String(number).padStart(2, '0'));
    const value = fc.string({ minLength: 1, maxLength: 99, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id, value }), { selector: (each) => each.id, maxLength: 12 }),
        (rest) => {
          const objects = [{ id: '00', value: '01' }, ...rest];
          expect(decodePayload(encodePayload(objects))).toEqual(objects);
        },
      ),
    );
  });

  it('with one changed character is refused, wherever it is', () => {
    for (const payload of Object.values(PUBLISHED))
      for (let at = 0; at < payload.length; at++) {
        const other = payload[at] === '7' ? '8' : '7';
        expect(decodePayload(payload.slice(0, at) + other + payload.slice(at + 1))).toBeUndefined();
      }
  });

  it('that is cut off is refused', () => {
    for (let end = 0; end < PUBLISHED.pix.length; end++)
      expect(decodePayload(PUBLISHED.pix.slice(0, end))).toBeUndefined();
  });
});

const SETTINGS: Record<string, Record<string, string>[]> = {
  promptpay: [
    { proxyKind: 'mobile', proxy: '081-234-5678' },
    { proxyKind: 'taxId', proxy: '1101700207030' },
    { proxyKind: 'eWallet', proxy: '123456789012345' },
    { proxyKind: 'biller', proxy: '099400015956201' },
  ],
  vietqr: [{ bankBin: '970415', account: '0011001932418' }],
  qris: [{ merchantCode: PUBLISHED.qris }],
  duitnow: [{ merchantCode: DUITNOW }],
  pix: [
    { pixKey: '123e4567-e12b-12d1-a456-426655440000', payeeName: 'Casa São José', payeeCity: 'São Paulo' },
  ],
};

describe('the profile', () => {
  it.each(Object.keys(QR_PROFILES))('%s writes amount and reference into a valid code', (code) => {
    const profile = QR_PROFILES[code]!;
    const coins = profile.currency === 'VND' || profile.currency === 'IDR' ? 10_000n : 100n;
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999n }), (count) => {
        const given = amount(count * coins);
        for (const settings of SETTINGS[code]!) {
          expect(profile.problems(settings)).toEqual({});
          const payload = profile.write(settings, { amount: given, reference: 'LH-52VA-M36J' });
          expect(valueOf(payload, '01')).toBe('12');
          const shown = valueOf(payload, '54')!;
          const [whole, decimals = ''] = shown.split('.');
          expect(BigInt(whole! + decimals.padEnd(4, '0'))).toBe(given);
          const more = decodeObjects(valueOf(payload, '62')!)!;
          expect(more.map(({ value }) => value)).toContain('LH52VAM36J');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('promptpay writes what others write for the same transfer', () => {
    const ours = QR_PROFILES.promptpay!.write(SETTINGS.promptpay![0]!, {
      amount: amount(1_000_000n),
      reference: 'X',
    });
    const [theirs, written] = [decodePayload(PUBLISHED.promptpay)!, decodePayload(ours)!];
    for (const object of theirs) expect(written).toContainEqual(object);
  });

  it.each([
    ['promptpay', { proxyKind: 'mobile', proxy: '1234567890' }, { proxy: 'QR_MOBILE' }],
    ['promptpay', { proxyKind: 'taxId', proxy: '123' }, { proxy: 'QR_TAXID' }],
    ['vietqr', { bankBin: '97041', account: 'x' }, { bankBin: 'QR_BANKBIN', account: 'QR_ACCOUNT' }],
    ['pix', { pixKey: 'somebody' }, { pixKey: 'QR_PIXKEY' }],
    ['pix', { payeeName: '家' }, { payeeName: 'QR_LATIN' }],
    ['qris', { merchantCode: PUBLISHED.qris.slice(0, -1) }, { merchantCode: 'QR_CHECKSUM' }],
    ['qris', { merchantCode: DUITNOW }, { merchantCode: 'QR_OTHER_SCHEME' }],
    [
      'duitnow',
      { merchantCode: encodePayload([...decodePayload(DUITNOW)!, { id: '82', value: 'SIGNED' }]) },
      { merchantCode: 'QR_NOT_CHANGEABLE' },
    ],
  ])('%s refuses %j', (code, settings, problems) => {
    expect(QR_PROFILES[code]!.problems(settings as Record<string, string>)).toEqual(problems);
  });
});
