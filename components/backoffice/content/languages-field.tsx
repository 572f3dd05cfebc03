'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';

interface Props {
  value: readonly LocaleCode[];
  onChange: (codes: LocaleCode[]) => void;
}

/** Chooses the languages in which an item is shown; none means all. */
export function LanguagesField({ value, onChange }: Props) {
  const t = useTranslations('backoffice-content.languages');
  return (
    <fieldset>
      <legend className="text-sm font-medium text-muted">{t('label')}</legend>
      <p className="text-xs text-faint">{t('hint')}</p>
      <div className="flex flex-wrap gap-x-5">
        {LOCALES.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={<bdi lang={code}>{name}</bdi>}
            checked={value.includes(code)}
            onChange={(event) =>
              onChange(
                LOCALES.map((locale) => locale.code).filter((one) =>
                  one === code ? event.target.checked : value.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
