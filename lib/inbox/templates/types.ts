import type { LocaleCode } from '@/lib/i18n/locales';
import type { MessageKind } from '../types';

/** What an operator has written for a template in one language. An SMS has a body only. */
export interface TemplateTexts {
  subject?: string | undefined;
  body: string;
  /** The label of the button of an email with a link. */
  action?: string | undefined;
}

export interface TemplateKey {
  channel: MessageKind;
  template: string;
  locale: LocaleCode;
}

/** A version of a template's text in one language. */
export interface TemplateVersion {
  version: number;
  /** Null: the shipped text. */
  texts: TemplateTexts | null;
  operator: string;
  at: Date;
}
