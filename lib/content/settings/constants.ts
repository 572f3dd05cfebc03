/** What a setting may be. */
export type SettingKind =
  | { kind: 'switch'; shipped: boolean }
  | { kind: 'choice'; shipped: string; choices: readonly string[] }
  | { kind: 'number'; shipped: number; least: number; most: number }
  | { kind: 'secret'; shipped: ''; most: number }
  /** Country codes with commas (`TH,VN`); empty: all. */
  | { kind: 'countries'; shipped: '' };

export interface Setting {
  key: string;
  /** GET /wps/system/whitelabel shows it. */
  forClient: boolean;
  value: SettingKind;
}

const on = (key: string, forClient = true): Setting => ({
  key,
  forClient,
  value: { kind: 'switch', shipped: true },
});
const off = (key: string, forClient = true): Setting => ({
  key,
  forClient,
  value: { kind: 'switch', shipped: false },
});

/**
 * The white-label flags that something obeys (product.md §6), in the order in which operators see them, with what holds
 * until one is set. Not among them: what opens screens that do not exist yet, and the threshold above which two operators
 * must agree, which one alone must not move.
 */
export const SETTING_GROUPS: readonly { key: string; settings: readonly Setting[] }[] = [
  {
    key: 'registration',
    settings: [
      off('mobileRegistration'),
      off('MOBILENUMREG3'),
      on('smsVerification'),
      on('mobilePasswordRegistration'),
      { key: 'registrationCountries', forClient: false, value: { kind: 'countries', shipped: '' } },
    ],
  },
  {
    key: 'login',
    settings: [
      on('hasFreePlay'),
      off('showVerCodeLogin'),
      on('socialGoogle'),
      on('socialFacebook'),
      off('CHNGPASSVERIF3'),
    ],
  },
  {
    key: 'safety',
    settings: [
      {
        key: 'sliderLogin',
        forClient: false,
        value: { kind: 'choice', shipped: 'suspicious', choices: ['off', 'suspicious', 'always'] },
      },
      on('extraVerification', false),
      {
        key: 'passwordExpiryDays',
        forClient: false,
        value: { kind: 'number', shipped: 0, least: 0, most: 3_650 },
      },
      // Ships with no value (design.md §7): whoever logs in with it must choose a password of their own.
      { key: 'defaultPassword', forClient: false, value: { kind: 'secret', shipped: '', most: 64 } },
      off('requireEncryptedPayload', false),
    ],
  },
  {
    key: 'cashier',
    settings: [
      {
        key: 'cashier.confirmMinutes',
        forClient: false,
        value: { kind: 'number', shipped: 30, least: 1, most: 10_080 },
      },
    ],
  },
];

export const SETTINGS: readonly Setting[] = SETTING_GROUPS.flatMap(({ settings }) => settings);
