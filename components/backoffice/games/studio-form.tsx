'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useCall } from '../use-call';

interface Props {
  categories: readonly { value: string; label: string; games: number; playable: number }[];
  /** The landscapes of slots, each with the address of its picture. */
  looks: readonly { value: string; picture: string }[];
}

/** Form that chooses games of our studio's catalogue to be checked: which categories, which looks, how many. */
export function StudioForm({ categories, looks }: Props) {
  const t = useTranslations('backoffice-games');
  const tErrors = useTranslations('errors');
  const figure = new Intl.NumberFormat(useLocale());
  const call = useCall();
  const router = useRouter();
  const [chosen, setChosen] = useState<readonly string[]>(
    categories.filter(({ playable }) => playable > 0).map(({ value }) => value),
  );
  const [themes, setThemes] = useState<readonly string[]>([]);
  const [count, setCount] = useState('');
  const [tried, setTried] = useState(false);
  const toggle = (list: readonly string[], value: string) =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const fields = call.failure?.fields ?? {};
  const noCategory = tried && chosen.length === 0 ? tErrors('fields.REQUIRED') : fields.categories?.message;
  const send = async () => {
    setTried(true);
    if (chosen.length === 0) return;
    const body = {
      categories: chosen,
      ...(themes.length > 0 && { themes }),
      ...(count !== '' && { count: Number(count) }),
    };
    await call.send<{ id: string }>(
      '/backoffice/api/games/imports/studio',
      body,
      t('import.checked'),
      ({ id }) => router.push(`/backoffice/games/imports/${id}`),
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormAlert message={call.failure?.message ?? fields.list?.message} />
      <p className="text-sm text-muted">{t('import.studioText')}</p>
      <fieldset>
        <legend className="mb-1 text-sm font-medium text-muted">{t('import.categories')}</legend>
        <ul className="grid gap-y-1 sm:grid-cols-2 sm:gap-x-4 xl:grid-cols-1 2xl:grid-cols-2">
          {categories.map(({ value, label, games, playable }) => (
            <li key={value}>
              <label className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="tick"
                  checked={chosen.includes(value)}
                  onChange={() => setChosen(toggle(chosen, value))}
                />
                <span>
                  {label}{' '}
                  <span className="block text-xs text-faint">
                    {playable > 0
                      ? t('import.playable', {
                          games: figure.format(games),
                          playable: figure.format(playable),
                        })
                      : t('import.listedOnly', { games: figure.format(games) })}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {noCategory && <FieldError id="studio-categories">{noCategory}</FieldError>}
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm font-medium text-muted">{t('import.looks')}</legend>
        <p className="mb-2 text-xs text-faint">{t('import.looksHint')}</p>
        <ul className="grid grid-cols-3 gap-2 xs:grid-cols-4 sm:grid-cols-6 xl:grid-cols-4 2xl:grid-cols-6">
          {looks.map(({ value, picture }) => (
            <li key={value}>
              <button
                type="button"
                aria-pressed={themes.includes(value)}
                onClick={() => setThemes(toggle(themes, value))}
                className="group block w-full overflow-hidden rounded-control border border-hairline text-start aria-pressed:border-amber aria-pressed:ring-2 aria-pressed:ring-amber"
              >
                <img
                  src={picture}
                  alt=""
                  width={160}
                  height={100}
                  loading="lazy"
                  className="aspect-16/10 w-full object-cover"
                />
                <span
                  dir="ltr"
                  className="block truncate px-1.5 py-1 text-2xs text-muted group-aria-pressed:text-ink"
                >
                  {value.replaceAll('-', ' ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <Field label={t('import.count')} hint={t('import.countHint')} error={fields.count?.message}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={100_000}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy}>
        {t('import.checkStudio')}
      </Button>
    </form>
  );
}
