import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { Panel } from '../panel';
import type { Failure } from '../use-call';
import { LanguageTabs } from './language-tabs';
import { LocalizedTextField } from './text-field';
import { firstInvalidLocale, type LocalizedText } from './localized-text';

type TextName = 'title' | 'summary' | 'terms';

export interface TextFieldOptions<Name extends TextName> {
  name: Name;
  /** Label, if it differs from that of a promotion's text of this name. */
  label?: string;
  hint?: string;
  /** Maximum number of characters. */
  maxLength: number;
  /** Height in lines; 1 is a single-line input. */
  rows: number;
}

interface Props<Name extends TextName> {
  locale: LocaleCode;
  texts: readonly TextFieldOptions<Name>[];
  drafts: Readonly<Record<Name, LocalizedText>>;
  /** A language counts as missing if one of these texts is empty. */
  required: readonly Name[];
  failure: Failure | undefined;
  onLocale: (locale: LocaleCode) => void;
  onText: (name: Name, draft: LocalizedText) => void;
}

/** Fields for the texts of a good, one language at a time; names the language of an error elsewhere. */
export function LocalizedTextsPanel<Name extends TextName>(props: Props<Name>) {
  const { locale, texts, drafts, required, failure, onLocale, onText } = props;
  const t = useTranslations('backoffice-promotions');
  const fields = failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const elsewhere = firstInvalidLocale(fields);
  const isHome = locale === DEFAULT_LOCALE;
  return (
    <Panel>
      <FormAlert message={failure?.message} />
      <LanguageTabs
        label={t('language')}
        chosen={locale}
        filled={(code) => required.every((name) => drafts[name][code]?.trim())}
        missing={t('missing')}
        onChoose={onLocale}
      />
      {elsewhere && elsewhere !== locale && (
        <p role="alert" className="mb-3 text-sm text-vermilion">
          {t('wrongElsewhere')} <bdi lang="en">{elsewhere.toUpperCase()}</bdi>
        </p>
      )}
      <div key={locale} className="flex flex-col gap-4">
        {texts.map(({ name, label, hint, maxLength, rows }) => (
          <LocalizedTextField
            key={name}
            locale={locale}
            label={label ?? t(`fields.${name as TextName}`)}
            hint={hint}
            maxLength={maxLength}
            rows={rows}
            required={isHome}
            error={wrong(`${name}.${locale}`) ?? (isHome ? wrong(name) : undefined)}
            value={drafts[name][locale] ?? ''}
            onChange={(value) => onText(name, { ...drafts[name], [locale]: value })}
          />
        ))}
      </div>
    </Panel>
  );
}
