'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, type SelectOption } from '@/components/ui/select';
import { GAME_STATUSES, MAX_NAME, MAX_ORDER, PIN_WORDS } from '@/lib/catalogue/imports/constants';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { MomentField } from '../moment-field';
import { LanguageTabs } from '../localized/language-tabs';
import { firstInvalidLocale, withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextField } from '../localized/text-field';
import { Panel } from '../panel';
import { useCall } from '../use-call';

type PinWord = (typeof PIN_WORDS)[number];
const PIN_OF_WORD: Record<PinWord, boolean | null> = { computed: null, on: true, off: false };
const wordOfPin = (pin: boolean | null): PinWord => (pin === null ? 'computed' : pin ? 'on' : 'off');

/** A game to be edited; plain data, so that the server can pass it to the client. */
export interface EditedGame {
  nodeId: string;
  version: number;
  names: LocalizedText;
  gameType: string;
  classes: string[];
  status: string;
  maintenanceUntil: string | null;
  rank: number;
  hotPin: boolean | null;
  newPin: boolean | null;
  computedHot: boolean;
  computedNew: boolean;
  since: string;
}

/** Form that changes a game: its names, where and how it is listed, and its marks. */
export function GameForm({ game, categories }: { game: EditedGame; categories: readonly SelectOption[] }) {
  const t = useTranslations('backoffice-games');
  const here = useLocale();
  const call = useCall();
  const [draft, setDraft] = useState(game);
  const [classes, setClasses] = useState(game.classes.join(' '));
  const [until, setUntil] = useState(game.maintenanceUntil);
  const [locale, setLocale] = useState<LocaleCode>(isLocale(here) ? here : DEFAULT_LOCALE);
  const fields = call.failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message ?? fields[`${name}.0`]?.message;
  const elsewhere = firstInvalidLocale(fields);
  const set = (next: Partial<EditedGame>) => setDraft({ ...draft, ...next });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { nodeId, names, gameType, status, rank, hotPin, newPin, since } = draft;
    await call.send(
      `/backoffice/api/games/${nodeId}`,
      {
        version: game.version,
        names: withoutEmpty(names),
        gameType,
        classes: classes.split(/[\s,]+/).filter(Boolean),
        status,
        maintenanceUntil: status === 'maintenance' ? until : null,
        rank,
        hotPin,
        newPin,
        since,
      },
      t('saved'),
    );
  };
  const pinOptions = (computed: boolean) =>
    PIN_WORDS.map((word) => ({
      value: word,
      label: word === 'computed' ? t(computed ? 'pins.computedOn' : 'pins.computedOff') : t(`pins.${word}`),
    }));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-5">
      <Panel title={t('panels.names')}>
        <FormAlert message={call.failure?.message} />
        <LanguageTabs
          label={t('language')}
          chosen={locale}
          filled={(code) => Boolean(draft.names[code]?.trim())}
          missing={t('missing')}
          onChoose={setLocale}
        />
        {elsewhere && elsewhere !== locale && (
          <p role="alert" className="mb-3 text-sm text-vermilion">
            {t('wrongElsewhere')} <bdi lang="en">{elsewhere.toUpperCase()}</bdi>
          </p>
        )}
        <LocalizedTextField
          key={locale}
          locale={locale}
          label={t('fields.name')}
          hint={locale === DEFAULT_LOCALE ? undefined : t('hints.name')}
          maxLength={MAX_NAME}
          rows={1}
          required={locale === DEFAULT_LOCALE}
          error={
            fields[`names.${locale}`]?.message ?? (locale === DEFAULT_LOCALE ? wrong('names') : undefined)
          }
          value={draft.names[locale] ?? ''}
          onChange={(name) => set({ names: { ...draft.names, [locale]: name } })}
        />
      </Panel>
      <Panel title={t('panels.listing')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('fields.category')} error={wrong('gameType')} required>
            {(control) => (
              <Select
                {...control}
                value={draft.gameType}
                options={categories}
                onChange={(event) => set({ gameType: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('fields.classes')} hint={t('hints.classes')} error={wrong('classes')}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                value={classes}
                onChange={(event) => setClasses(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('fields.status')} hint={t('hints.status')} error={wrong('status')} required>
            {(control) => (
              <Select
                {...control}
                value={draft.status}
                options={GAME_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
                onChange={(event) => set({ status: event.target.value })}
              />
            )}
          </Field>
          {draft.status === 'maintenance' && (
            <MomentField
              label={t('fields.until')}
              hint={t('hints.until')}
              error={wrong('maintenanceUntil')}
              value={until}
              onChange={setUntil}
            />
          )}
          <Field label={t('fields.order')} hint={t('hints.order')} error={wrong('rank')} required>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={MAX_ORDER}
                value={draft.rank}
                onChange={(event) => set({ rank: event.target.valueAsNumber || 0 })}
              />
            )}
          </Field>
          <Field label={t('fields.since')} hint={t('hints.since')} error={wrong('since')} required>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={draft.since}
                onChange={(event) => set({ since: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('marks.hot')} hint={t('hints.hot')} error={wrong('hotPin')} required>
            {(control) => (
              <Select
                {...control}
                value={wordOfPin(draft.hotPin)}
                options={pinOptions(game.computedHot)}
                onChange={(event) => set({ hotPin: PIN_OF_WORD[event.target.value as PinWord] })}
              />
            )}
          </Field>
          <Field label={t('marks.new')} hint={t('hints.new')} error={wrong('newPin')} required>
            {(control) => (
              <Select
                {...control}
                value={wordOfPin(draft.newPin)}
                options={pinOptions(game.computedNew)}
                onChange={(event) => set({ newPin: PIN_OF_WORD[event.target.value as PinWord] })}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="amber" busy={call.busy} className="mt-5 max-sm:w-full">
          {t('save')}
        </Button>
      </Panel>
    </form>
  );
}
