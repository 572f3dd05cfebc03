'use client';

import { useTranslations } from 'next-intl';
import { Plus, Trash2 } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { newAccount, type AccountDraft } from './draft';

interface Props {
  accounts: readonly AccountDraft[];
  /** The currencies of the channel. */
  currencies: readonly string[];
  wrong: (name: string) => string | undefined;
  onChange: (accounts: AccountDraft[]) => void;
}

const TEXTS = [
  { name: 'bank', maxLength: 60, isRequired: true, dir: 'auto' },
  { name: 'holder', maxLength: 100, isRequired: true, dir: 'auto' },
  { name: 'number', maxLength: 60, isRequired: true, dir: 'ltr' },
  { name: 'branch', maxLength: 60, isRequired: false, dir: 'auto' },
  { name: 'minimum', maxLength: 24, isRequired: false, dir: 'ltr' },
  { name: 'maximum', maxLength: 24, isRequired: false, dir: 'ltr' },
  { name: 'dailyCeiling', maxLength: 24, isRequired: false, dir: 'ltr' },
] as const;

/** The accounts that members transfer to. They take turns; each can be for certain amounts and have a ceiling for each day. */
export function AccountFields({ accounts, currencies, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-channels');
  const change = (index: number, part: Partial<AccountDraft>) =>
    onChange(accounts.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <div className="flex flex-col gap-4">
      {accounts.map((account, index) => (
        <fieldset key={index} className="rounded-card border border-hairline p-3">
          <legend className="px-1 text-sm font-medium">{t('account', { number: index + 1 })}</legend>
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
            {TEXTS.map(({ name, maxLength, isRequired, dir }) => (
              <Field
                key={name}
                label={t(`accountFields.${name}`)}
                error={wrong(`accounts.${index}.${name}`)}
                required={isRequired}
              >
                {(control) => (
                  <Input
                    {...control}
                    dir={dir}
                    autoComplete="off"
                    maxLength={maxLength}
                    inputMode={dir === 'ltr' && name !== 'number' ? 'decimal' : undefined}
                    value={account[name]}
                    onChange={(event) => change(index, { [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
            <div className="flex items-end gap-2">
              <Field label={t('fields.currency')} className="flex-1">
                {(control) => (
                  <Select
                    {...control}
                    value={account.currency}
                    options={[...new Set([account.currency, ...currencies])].map((code) => ({
                      value: code,
                      label: code,
                    }))}
                    onChange={(event) => change(index, { currency: event.target.value })}
                  />
                )}
              </Field>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('remove', { what: account.bank || t('account', { number: index + 1 }) })}
                onClick={() => onChange(accounts.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
          </div>
        </fieldset>
      ))}
      {wrong('accounts') && (
        <p role="alert" className="text-sm text-vermilion">
          {wrong('accounts')}
        </p>
      )}
      <p className="text-xs text-faint">{t('accountRule')}</p>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => onChange([...accounts, newAccount(currencies[0] ?? 'THB')])}
      >
        <Plus aria-hidden className="size-4" />
        {t('addAccount')}
      </Button>
    </div>
  );
}
