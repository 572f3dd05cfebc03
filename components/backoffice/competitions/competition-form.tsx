'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import {
  COMPETITION_FIGURES,
  MAX_PRIZES,
  MAX_SUMMARY,
  MAX_TITLE,
  MAX_WAIT_MINUTES,
  PRIZE_REWARDS,
} from '@/lib/rewards/competitions/constants';
import type { CompetitionFigure, PrizeReward } from '@/lib/rewards/competitions/types';
import { MISSION_SCOPES } from '@/lib/rewards/missions/constants';
import type { MissionScope } from '@/lib/rewards/missions/types';
import { MomentField } from '../moment-field';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextsPanel } from '../localized/texts-panel';
import { ScopeCode } from '../missions/scope-code';
import { Panel } from '../panel';
import { PublishButton } from '../promotions/publish-button';
import { SaveActions } from '../promotions/save-actions';
import { useCall } from '../use-call';

/** A competition to be edited; plain data, so that the server can pass it to the client. */
export interface EditedCompetition {
  saved?: { id: string; version: number; published: boolean };
  title: LocalizedText;
  summary: LocalizedText;
  figure: CompetitionFigure;
  scope: MissionScope;
  code: string;
  /** Decimal strings. */
  minimum: string;
  optIn: boolean;
  /** ISO 8601; null before it is chosen. */
  startsAt: string | null;
  endsAt: string | null;
  waitMinutes: number;
  claimDays: number;
  /** A decimal text. */
  wagering: string;
  prizes: { first: number; last: number; reward: PrizeReward; amount: string }[];
}

interface Props {
  competition: EditedCompetition;
  vendors: readonly { code: string; name: string }[];
  /** The names of the categories of games. */
  categories: Readonly<Record<string, string>>;
  currency: string;
  /** Whether its rules can be changed: not once it has started. */
  mayWrite: boolean;
  /** Whether it can be saved, published or withdrawn at all: not once it is settled. */
  mayPublish: boolean;
}

const TEXTS = [
  { name: 'title', maxLength: MAX_TITLE, rows: 1 },
  { name: 'summary', maxLength: MAX_SUMMARY, rows: 2 },
] as const;

/** Form that creates or changes a leaderboard with prizes. */
export function CompetitionForm({ competition, vendors, categories, currency, mayWrite, mayPublish }: Props) {
  const t = useTranslations('backoffice-missions');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const [draft, setDraft] = useState(competition);
  const [locale, setLocale] = useState<LocaleCode>(competition.saved && isLocale(here) ? here : 'en');
  const { saved } = competition;
  const wrong = (name: string) => call.failure?.fields[name]?.message;
  const set = (next: Partial<EditedCompetition>) => setDraft({ ...draft, ...next });
  const setPrize = (place: number, next: Partial<EditedCompetition['prizes'][number]>) =>
    set({ prizes: draft.prizes.map((one, index) => (index === place ? { ...one, ...next } : one)) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { saved: _saved, ...content } = draft;
    const body = {
      ...content,
      title: withoutEmpty(draft.title),
      summary: withoutEmpty(draft.summary),
      code: draft.scope === 'all' ? '' : draft.code,
    };
    await (saved
      ? call.send(
          `/backoffice/api/competitions/${saved.id}`,
          { ...body, version: saved.version },
          t('board.saved'),
        )
      : call.send<{ id: string }>('/backoffice/api/competitions', body, t('board.saved'), ({ id }) =>
          router.push(`/backoffice/missions/competitions/${id}`),
        ));
  };
  const moment = (name: 'startsAt' | 'endsAt') => (
    <MomentField
      label={t(`board.fields.${name}`)}
      error={wrong(name)}
      required
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const whole = (name: 'waitMinutes' | 'claimDays', least: number, most: number) => (
    <Field label={t(`board.fields.${name}`)} hint={t(`board.hints.${name}`)} error={wrong(name)} required>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={least}
          max={most}
          value={draft[name]}
          onChange={(event) => set({ [name]: event.target.valueAsNumber || 0 })}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid min-w-0 grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
        <LocalizedTextsPanel
          locale={locale}
          texts={TEXTS}
          drafts={draft}
          required={['title', 'summary']}
          failure={call.failure}
          onLocale={setLocale}
          onText={(name, text) => set({ [name]: text })}
        />
        <Panel title={t('board.parts.ranking')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('board.fields.figure')} error={wrong('figure')}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.figure}
                  onChange={(event) => set({ figure: event.target.value as CompetitionFigure })}
                  options={COMPETITION_FIGURES.map((value) => ({
                    value,
                    label: t(`board.figures.${value}`),
                  }))}
                />
              )}
            </Field>
            <Field
              label={
                draft.figure === 'multiple'
                  ? t('board.fields.minimumMultiple')
                  : t('board.fields.minimum', { currency })
              }
              hint={t('board.hints.minimum')}
              error={wrong('minimum')}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  dir="ltr"
                  maxLength={20}
                  value={draft.minimum}
                  onChange={(event) => set({ minimum: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('fields.scope')} error={wrong('scope')}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.scope}
                  onChange={(event) => set({ scope: event.target.value as MissionScope, code: '' })}
                  options={MISSION_SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
                />
              )}
            </Field>
            <ScopeCode
              scope={draft.scope}
              code={draft.code}
              vendors={vendors}
              categories={categories}
              error={wrong('code')}
              onChange={(code) => set({ code })}
            />
          </div>
        </Panel>
        <Panel title={t('board.parts.prizes')}>
          <FormAlert message={wrong('prizes')} />
          <ol className="flex flex-col gap-4">
            {draft.prizes.map((prize, place) => (
              // A step has no other name than its place in the list.
              <li
                key={place}
                className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[5rem_5rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
              >
                {(['first', 'last'] as const).map((name) => (
                  <Field
                    key={name}
                    label={t(`board.fields.${name}`)}
                    error={wrong(`prizes.${place}.${name}`)}
                  >
                    {(control) => (
                      <Input
                        {...control}
                        type="number"
                        min={1}
                        value={prize[name]}
                        onChange={(event) => setPrize(place, { [name]: event.target.valueAsNumber || 0 })}
                      />
                    )}
                  </Field>
                ))}
                <Field label={t('fields.reward')} error={wrong(`prizes.${place}.reward`)}>
                  {(control) => (
                    <Select
                      {...control}
                      value={prize.reward}
                      onChange={(event) => setPrize(place, { reward: event.target.value as PrizeReward })}
                      options={PRIZE_REWARDS.map((value) => ({ value, label: t(`rewards.${value}`) }))}
                    />
                  )}
                </Field>
                <Field
                  label={t(`amounts.${prize.reward}`, { currency })}
                  error={wrong(`prizes.${place}.amount`)}
                  required
                >
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="decimal"
                      dir="ltr"
                      maxLength={20}
                      value={prize.amount}
                      onChange={(event) => setPrize(place, { amount: event.target.value })}
                    />
                  )}
                </Field>
                <Button
                  size="sm"
                  variant="ghost"
                  className="mb-1.5"
                  onClick={() => set({ prizes: draft.prizes.filter((_, index) => index !== place) })}
                >
                  {t('board.remove')}
                </Button>
              </li>
            ))}
          </ol>
          {draft.prizes.length < MAX_PRIZES && (
            <Button
              className="mt-4"
              onClick={() => {
                const next = Math.max(0, ...draft.prizes.map(({ last }) => last)) + 1;
                set({ prizes: [...draft.prizes, { first: next, last: next, reward: 'money', amount: '' }] });
              }}
            >
              {t('board.add')}
            </Button>
          )}
        </Panel>
      </fieldset>
      <div className="flex flex-col gap-5 self-start">
        <fieldset disabled={!mayWrite}>
          <Panel title={t('board.parts.period')}>
            <div className="flex flex-col gap-4">
              {moment('startsAt')}
              {moment('endsAt')}
              {whole('waitMinutes', 0, MAX_WAIT_MINUTES)}
              {whole('claimDays', 1, 365)}
              <Field label={t('fields.wagering')} hint={t('hints.wagering')} error={wrong('wagering')}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    dir="ltr"
                    maxLength={6}
                    value={draft.wagering}
                    onChange={(event) => set({ wagering: event.target.value })}
                  />
                )}
              </Field>
              <Checkbox
                label={t('board.fields.optIn')}
                checked={draft.optIn}
                onChange={(event) => set({ optIn: event.target.checked })}
              />
            </div>
          </Panel>
        </fieldset>
        {mayPublish && (
          <Panel>
            <div className="flex flex-col gap-4">
              {mayWrite ? (
                <SaveActions
                  path={saved && `/backoffice/api/competitions/${saved.id}`}
                  saved={saved}
                  busy={call.busy}
                />
              ) : (
                saved && (
                  <>
                    <p className="text-sm text-muted">{t('board.started')}</p>
                    <PublishButton
                      path={`/backoffice/api/competitions/${saved.id}`}
                      version={saved.version}
                      published={saved.published}
                    />
                  </>
                )
              )}
            </div>
          </Panel>
        )}
      </div>
    </form>
  );
}
