import type { REAL_CURRENCIES } from '@/lib/money/currency';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { setLanguages, SITE, type SiteLanguages } from '@/lib/i18n/site';
import { env, publicUrl } from './env';
import { SHIPPED_THEME } from './theme/shipped';
import type { ThemeSetting } from './theme/types';

export type RealCurrency = (typeof REAL_CURRENCIES)[number];

/** Who runs the site, as visitors read it. */
export interface Brand {
  /** The name by language; a language without one shows the English name. */
  names: { en: string } & Partial<Record<LocaleCode, string>>;
  /** For home screens, where about twelve letters fit. */
  shortName: string;
  /** The company, its address and its licence, in the footer; empty: not shown. */
  legalName: string;
  address: string;
  licence: string;
  /** What stands beside the name if no logo is uploaded: nothing, or the lantern of the demo. */
  mark: 'none' | 'lantern';
}

/** An uploaded picture of the brand: the name of its file, which contains the hash of its content, and its size. */
export interface BrandPicture {
  file: string;
  width: number;
  height: number;
}

/** The uploaded logos. Each may be missing; a missing logo for light is the one for dark. */
export interface BrandPictures {
  dark: BrandPicture | null;
  light: BrandPicture | null;
  icon: BrandPicture | null;
}

export interface MoneySetting {
  currency: RealCurrency;
  /** The time zone in which days, weeks, half-months and months begin. */
  settlementZone: string;
}

/** Who sends emails. An empty name is the name of the brand. */
export interface SenderSetting {
  name: string;
  address: string;
}

/** Names in authenticator apps and of passkeys; empty: the name of the brand. */
export interface SecurityNames {
  issuer: string;
  passkey: string;
}

export interface SmsProviderSetting {
  kind: 'outbox' | 'twilio';
  url: string;
  accountSid: string;
  authToken: string;
  /** A number in E.164, or a messaging service (MG…). */
  from: string;
}

export interface EmailProviderSetting {
  kind: 'outbox' | 'smtp';
  host: string;
  port: number;
  /** TLS from the first byte (port 465); otherwise STARTTLS if the server offers it. */
  secure: boolean;
  /** Empty: the server needs no login. */
  user: string;
  password: string;
}

export interface SocialProviderSetting {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

export interface ProviderSettings {
  sms: SmsProviderSetting;
  email: EmailProviderSetting;
  google: SocialProviderSetting;
  facebook: SocialProviderSetting;
}

/** Protection of members (lib/protection). */
export interface ProtectionSetting {
  /** Whether a round lasts at least 2.5 seconds in slots and 5 seconds in other games. */
  roundTime: boolean;
  /** The most minutes between two reality checks, and how many there are if a member has not chosen. */
  realityMinutes: number;
  /** The hours between the readmission of a member and the end of the self-exclusion. */
  readmitHours: number;
  documents: {
    /** The first withdrawal needs an approved identity document. */
    firstWithdrawal: boolean;
    /** So does every withdrawal of a member whose deposits exceed this amount, a decimal string; '': none does. */
    depositsAbove: string;
    /** The days for which a picture is kept after the decision. */
    keepDays: number;
  };
  /** Organisations that help people who gamble too much. */
  helpers: { name: string; url: string }[];
}

export const SHIPPED_PROTECTION: ProtectionSetting = {
  roundTime: false,
  realityMinutes: 60,
  readmitHours: 24,
  documents: { firstWithdrawal: false, depositsAbove: '', keepDays: 180 },
  helpers: [],
};

/** The configuration of the site: what operators have set, with the environment's values for the rest. */
export interface SiteConfig {
  /** Differs if anything differs that a page may show. */
  version: string;
  brand: Brand;
  pictures: BrandPictures;
  theme: ThemeSetting;
  languages: SiteLanguages;
  money: MoneySetting;
  sender: SenderSetting;
  security: SecurityNames;
  protection: ProtectionSetting;
  providers: ProviderSettings;
}

// One per process: Next.js loads this module once per bundle, our server once more.
const holder = globalThis as { croupierSiteConfig?: SiteConfig };

/** The configuration of a site whose operators have set nothing: from the environment. */
export function defaultSiteConfig(): SiteConfig {
  const settings = env();
  const { name, address } = splitSender(settings.MAIL_FROM);
  return {
    version: 'default',
    brand: {
      names: { en: settings.BRAND_NAME },
      shortName: '',
      legalName: '',
      address: '',
      licence: '',
      mark: 'none',
    },
    pictures: { dark: null, light: null, icon: null },
    theme: SHIPPED_THEME,
    languages: { offered: SITE.locales, start: SITE.startLocale, untranslated: SITE.listsUntranslated },
    money: { currency: settings.CURRENCY, settlementZone: settings.SETTLEMENT_ZONE },
    sender: { name, address },
    security: { issuer: '', passkey: '' },
    protection: SHIPPED_PROTECTION,
    providers: {
      sms: {
        kind: settings.SMS_PROVIDER,
        url: settings.TWILIO_URL,
        accountSid: settings.TWILIO_ACCOUNT_SID ?? '',
        authToken: settings.TWILIO_AUTH_TOKEN ?? '',
        from: settings.TWILIO_FROM ?? '',
      },
      email: mailServerOf(settings.SMTP_URL),
      google: {
        clientId: settings.GOOGLE_CLIENT_ID ?? '',
        clientSecret: settings.GOOGLE_CLIENT_SECRET ?? '',
        issuer: settings.GOOGLE_ISSUER,
      },
      facebook: {
        clientId: settings.FACEBOOK_CLIENT_ID ?? '',
        clientSecret: settings.FACEBOOK_CLIENT_SECRET ?? '',
        issuer: settings.FACEBOOK_ISSUER,
      },
    },
  };
}

/** `Name <address>`, or an address alone; without MAIL_FROM, no-reply at the site's host. */
function splitSender(from: string | undefined): SenderSetting {
  if (!from) return { name: '', address: `no-reply@${new URL(publicUrl()).hostname}` };
  const [, name = '', address = from] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim(), address: address.trim() };
}

/** The mail server of SMTP_URL: smtp(s)://user:password@host:port. */
function mailServerOf(address: string | undefined): EmailProviderSetting {
  if (!address) return { kind: 'outbox', host: '', port: 587, secure: false, user: '', password: '' };
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  return {
    kind: 'smtp',
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

/**
 * The configuration of the site as this process last read it (lib/content/site-config); the environment's values in a process
 * that reads none. A call costs nothing: no query is made.
 */
export function siteConfig(): SiteConfig {
  return holder.croupierSiteConfig ?? builtConfig() ?? defaultSiteConfig();
}

let built: { text: string; config: SiteConfig } | undefined;

/** A build renders public pages and reads nothing from the database for them: `npm start` passes the configuration on. */
function builtConfig(): SiteConfig | undefined {
  const text = process.env.CROUPIER_SITE_CONFIG;
  if (!text) return undefined;
  if (built?.text !== text) {
    built = { text, config: JSON.parse(text) as SiteConfig };
    setLanguages(built.config.languages);
  }
  return built.config;
}

// `siteProfile` of lib/i18n may be called before anything asks for the configuration.
builtConfig();

/** Sets the configuration of this process; undefined: the environment's values again. */
export function publishSiteConfig(config: SiteConfig | undefined): void {
  if (config) holder.croupierSiteConfig = config;
  else delete holder.croupierSiteConfig;
  setLanguages(config?.languages);
}

/** The name of the brand in a language. */
export function brandName(locale: LocaleCode = DEFAULT_LOCALE): string {
  const { names } = siteConfig().brand;
  return names[locale] ?? names.en;
}

/** The name of the brand where there is little space. */
export function shortBrandName(locale: LocaleCode): string {
  const { names, shortName } = siteConfig().brand;
  return names[locale] !== undefined && locale !== DEFAULT_LOCALE ? names[locale] : shortName || names.en;
}

/** The sender of emails: `Name <address>`. */
export function mailSender(): { name: string; address: string } {
  const { name, address } = siteConfig().sender;
  return { name: name || brandName(), address };
}
