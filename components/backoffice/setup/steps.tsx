'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { CircleCheck } from '@/components/ui/icons';
import { TextField } from '../site/text-field';
import { useCall } from '../use-call';

const Done = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center gap-2 text-sm text-jade">
    <CircleCheck aria-hidden className="size-4 shrink-0" />
    {text}
  </p>
);

/** Imports the games of our studio. It takes some seconds, so that the button says what it does. */
export function GamesStep({ isDone }: { isDone: boolean }) {
  const t = useTranslations('backoffice-setup.games');
  const call = useCall();
  const [added, setAdded] = useState<number>();
  const load = () =>
    void call.send<{ added: number }>('/backoffice/api/setup/games', {}, t('saved'), (value) =>
      setAdded(value.added),
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-sm text-muted">{t('text')}</p>
      <FormAlert message={call.failure?.message} />
      {added !== undefined && <Done text={t('added', { count: added })} />}
      {added === undefined && isDone && <Done text={t('done')} />}
      <Button variant={isDone ? 'outline' : 'amber'} busy={call.busy} onClick={load}>
        {call.busy ? t('busy') : t('load')}
      </Button>
    </div>
  );
}

const EMPTY = { bank: '', holder: '', number: '', minimum: '', maximum: '' };

/** The bank account that members transfer to. */
export function ChannelStep({ isDone, currency }: { isDone: boolean; currency: string }) {
  const t = useTranslations('backoffice-setup.channel');
  const call = useCall();
  const [values, setValues] = useState(EMPTY);
  if (isDone) return <Done text={t('done')} />;
  const field = (name: keyof typeof EMPTY, more: object = {}) => (
    <TextField
      label={t(`fields.${name}`, { currency })}
      error={call.failure?.fields[name]?.message}
      required
      value={values[name]}
      onChange={(value) => setValues((last) => ({ ...last, [name]: value }))}
      {...more}
    />
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void call.send('/backoffice/api/setup/channel', values, t('saved'));
      }}
    >
      <FormAlert message={call.failure?.message} />
      <div className="grid gap-4 sm:grid-cols-2">
        {field('bank', { maxLength: 60, dir: 'auto' })}
        {field('holder', { maxLength: 100, dir: 'auto' })}
      </div>
      {field('number', { dir: 'ltr', maxLength: 42, hint: t('numberHint') })}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('minimum', { dir: 'ltr', inputMode: 'decimal' })}
        {field('maximum', { dir: 'ltr', inputMode: 'decimal' })}
      </div>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}

/** Terms, privacy and responsible gaming: installed when the owner was created, or now. */
export function TextsStep({
  isDone,
  texts,
}: {
  isDone: boolean;
  texts: readonly { title: string; href: string }[];
}) {
  const t = useTranslations('backoffice-setup.texts_step');
  const call = useCall();
  if (!isDone)
    return (
      <div className="flex flex-col items-start gap-4">
        <FormAlert message={call.failure?.message} />
        <Button
          variant="amber"
          busy={call.busy}
          onClick={() => void call.send('/backoffice/api/setup/texts', {}, t('saved'))}
        >
          {t('install')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <Done text={t('done')} />
      <ul className="flex flex-col divide-y divide-hairline">
        {texts.map(({ title, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center text-sm font-medium text-amber underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
