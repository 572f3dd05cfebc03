import type { FieldError } from '@/lib/platform/errors';
import type { PaymentAdapter, SettingField } from '../types';
import { QR_PROFILES } from './profiles';

const PROFILE: SettingField = {
  name: 'profile',
  kind: 'choice',
  choices: Object.keys(QR_PROFILES),
  maxLength: 10,
  required: true,
};

/** Fields that several profiles have are one field that is shown for each of them. */
function profileFields(): SettingField[] {
  const fields = new Map<string, SettingField>();
  for (const [profile, { fields: own }] of Object.entries(QR_PROFILES))
    for (const field of own) {
      const values = [...(fields.get(field.name)?.when?.values ?? []), profile];
      fields.set(field.name, { ...field, when: { name: 'profile', values } });
    }
  return [...fields.values()];
}

/** A transfer by a QR code that has the amount and the reference; it waits for an operator, as every transfer. */
export const qr: PaymentAdapter = {
  code: 'qr',
  kinds: ['deposit'],
  demoOnly: false,
  creditsAtOnce: false,
  fields: [PROFILE, ...profileFields()],
  settingsProblems: (settings) => QR_PROFILES[settings.profile ?? '']?.problems(settings) ?? {},
  usesAccounts: () => false,
  missing({ settings, terms }): Record<string, FieldError> {
    const profile = QR_PROFILES[settings.profile ?? ''];
    if (!profile) return {};
    const others = terms.filter(({ currency }) => currency !== profile.currency);
    return others.length > 0
      ? { terms: { code: 'CHANNEL_OTHER_CURRENCY', values: { currency: profile.currency } } }
      : {};
  },
  startDeposit(_tx, { channel: { settings }, amount, reference }) {
    const code = settings.profile ?? '';
    const profile = QR_PROFILES[code]!;
    const payload = profile.write(settings, { amount, reference });
    return Promise.resolve({
      payTo: { kind: 'qr', profile: code, payee: profile.payee(settings), payload },
      accountId: null,
    });
  },
};
