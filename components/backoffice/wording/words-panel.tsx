import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { Panel } from '../panel';
import type { Failure } from '../use-call';
import { LanguageTabs } from './language-tabs';
import { TextField } from './text-field';
import { wrongLocale, type Draft } from './words';

type TextName = 'title' | 'summary' | 'body' | 'action';

export interface WordsText<Name extends TextName> {
  name: Name;
  /** Where it is called otherwise than a promotion's text of this name. */
  label?: string;
  hint?: string;
  /** Characters at most. */
  most: number;
  /** Lines of the box; one is a single line. */
  rows: number;
  code?: boolean;
  optional?: boolean;
}

interface Props<Name extends TextName> {
  locale: LocaleCode;
  texts: readonly WordsText<Name>[];
  drafts: Readonly<Record<Name, Draft>>;
  /** The texts without which a language counts as missing. */
  needs: readonly Name[];
  failure: Failure | undefined;
  onLocale: (locale: LocaleCode) => void;
  onText: (name: Name, draft: Draft) => void;
  children?: ReactNode;
}

/** The words of a promotion, a good or a help topic, a language at a time; what is wrong in another language is pointed at. */
export function WordsPanel<Name extends TextName>(props: Props<Name>) {
  const { locale, texts, drafts, needs, failure, onLocale, onText, children } = props;
  const t = useTranslations('promotions-office');
  const fields = failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const elsewhere = wrongLocale(fields);
  const isHome = locale === DEFAULT_LOCALE;
  return (
    <Panel>
      <FormAlert message={failure?.message} />
      <LanguageTabs
        label={t('language')}
        chosen={locale}
        filled={(code) => needs.every((name) => drafts[name][code]?.trim())}
        missing={t('missing')}
        onChoose={onLocale}
      />
      {elsewhere && elsewhere !== locale && (
        <p role="alert" className="mb-3 text-sm text-vermilion">
          {t('wrongElsewhere')} <bdi lang="en">{elsewhere.toUpperCase()}</bdi>
        </p>
      )}
      <div key={locale} className="flex flex-col gap-4">
        {texts.map(({ name, label, hint, most, rows, code, optional }) => (
          <TextField
            key={name}
            locale={locale}
            label={label ?? t(`fields.${name as TextName}`)}
            hint={hint}
            most={most}
            rows={rows}
            code={code ?? false}
            required={isHome && !optional}
            error={wrong(`${name}.${locale}`) ?? (isHome ? wrong(name) : undefined)}
            value={drafts[name][locale] ?? ''}
            onChange={(value) => onText(name, { ...drafts[name], [locale]: value })}
          />
        ))}
        {children}
      </div>
    </Panel>
  );
}
