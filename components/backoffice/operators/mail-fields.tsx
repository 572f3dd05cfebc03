'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { LOCALES } from '@/lib/i18n/locales';

export interface LinkMail {
  email: string;
  locale: string;
}

/** Where an activation link is sent, and in which language. Without a mail provider the operator hands it over. */
export function MailFields({
  mail,
  onChange,
  canSend,
  error,
}: {
  mail: LinkMail;
  onChange: (mail: LinkMail) => void;
  canSend: boolean;
  error: string | undefined;
}) {
  const t = useTranslations('backoffice-operators.mail');
  if (!canSend) return <p className="text-sm text-muted">{t('none')}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('email')} hint={t('emailHint')} error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={254}
            value={mail.email}
            onChange={(event) => onChange({ ...mail, email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('language')}>
        {(control) => (
          <Select
            {...control}
            value={mail.locale}
            options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => onChange({ ...mail, locale: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
