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
const number = (key: string, shipped: number, least: number, most: number, forClient = false): Setting => ({
  key,
  forClient,
  value: { kind: 'number', shipped, least, most },
});

/**
 * The white-label flags (FLAG-1) in the order in which operators see them, with their shipped values. The group `limits`
 * has a page of its own. Left out: the threshold for dual approval, which one operator alone must not change.
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
      // Ships empty: a member who logs in with this password must choose a new one.
      { key: 'defaultPassword', forClient: false, value: { kind: 'secret', shipped: '', most: 64 } },
      off('requireEncryptedPayload', false),
    ],
  },
  {
    key: 'games',
    settings: [
      number('games.newDays', 30, 0, 365),
      number('games.hotDays', 7, 1, 90),
      number('games.hotPercent', 5, 0, 20),
    ],
  },
  {
    key: 'features',
    settings: [
      off('hasVip'),
      on('hasReferral'),
      on('hasMissions'),
      off('hasManualRebate'),
      on('hasRewardCentre'),
      on('hasSandbox'),
      on('AGENTPOLICY3'),
    ],
  },
  {
    key: 'transfers',
    settings: [
      // Between members and the agents of their line; amounts in whole units of the site's currency.
      off('transfers.upline', false),
      off('transfers.downline', false),
      number('transfers.minimum', 10, 1, 1_000_000_000),
      number('transfers.maximum', 10_000, 1, 1_000_000_000),
      number('transfers.perDay', 50_000, 1, 1_000_000_000),
    ],
  },
  {
    key: 'service',
    settings: [
      // The live chat with operators. Its hours are in the settlement zone.
      off('serviceChat', false),
      number('serviceChatFromHour', 9, 0, 23),
      number('serviceChatUntilHour', 22, 1, 24),
      number('serviceChatRetentionDays', 180, 7, 3_650),
    ],
  },
  {
    key: 'limits',
    settings: [
      number('minimumAge', 18, 18, 25, true),
      number('passwordExpiryDays', 0, 0, 3_650, true),
      number('cashier.confirmMinutes', 30, 1, 10_080),
      number('cashier.depositTurnover', 0, 0, 50),
    ],
  },
];

export const SETTINGS: readonly Setting[] = SETTING_GROUPS.flatMap(({ settings }) => settings);
