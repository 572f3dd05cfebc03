/** The kinds of settings. */
export type SettingKind =
  | { kind: 'switch'; shipped: boolean }
  | { kind: 'choice'; shipped: string; choices: readonly string[] }
  | { kind: 'number'; shipped: number; least: number; most: number }
  | { kind: 'secret'; shipped: ''; most: number }
  /** Comma-separated country codes (`TH,VN`); empty: all countries. */
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
 * The white-label flags that the code reads (FLAG-1), in the order in which operators see them, with their shipped
 * values. Left out: flags of screens that do not exist yet, and the threshold for dual approval, which one operator
 * alone must not change.
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
      // Ships empty: a member who logs in with this password must choose a new one.
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
