'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import {
  GAME_FIGURES,
  MAX_CLAIM_DAYS,
  MAX_SUMMARY,
  MAX_TITLE,
  MISSION_FIGURES,
  MISSION_PERIODS,
  MISSION_REWARDS,
  MISSION_SCOPES,
} from '@/lib/rewards/missions/constants';
import type { MissionFigure, MissionPeriod, MissionReward, MissionScope } from '@/lib/rewards/missions/types';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextsPanel } from '../localized/texts-panel';
import { Panel } from '../panel';
import { SaveActions } from '../promotions/save-actions';
import { useCall } from '../use-call';
import { ScopeCode } from './scope-code';

/** A mission to be edited; plain data, so that the server can pass it to the client. */
export interface EditedMission {
  /** Undefined for a new mission. */
  saved?: { id: string; version: number; published: boolean };
  title: LocalizedText;
  summary: LocalizedText;
  period: MissionPeriod;
  newcomerDays: number | null;
  figure: MissionFigure;
  scope: MissionScope;
  code: string;
  /** Decimal strings. */
  target: string;
  amount: string;
  wagering: string;
  groupId: string | null;
  segmentId: string | null;
  reward: MissionReward;
  claimDays: number;
  afterId: string | null;
  startsOn: string;
  endsOn: string | null;
  position: number;
}

interface Props {
  mission: EditedMission;
  groups: readonly { id: string; name: string }[];
  segments: readonly { id: string; name: string }[];
  vendors: readonly { code: string; name: string }[];
  missions: readonly { id: string; title: string; period: MissionPeriod }[];
  /** The names of the categories of games. */
  categories: Readonly<Record<string, string>>;
  currency: string;
  mayWrite: boolean;
}

const TEXTS = [
  { name: 'title', maxLength: MAX_TITLE, rows: 1 },
  { name: 'summary', maxLength: MAX_SUMMARY, rows: 2 },
] as const;

/** Form that creates or changes a mission. */
export function MissionForm(props: Props) {
  const { mission, groups, segments, vendors, missions, categories, currency, mayWrite } = props;
  const t = useTranslations('backoffice-missions');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const [draft, setDraft] = useState(mission);
  const [locale, setLocale] = useState<LocaleCode>(mission.saved && isLocale(here) ? here : 'en');
  const fields = call.failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const { saved } = mission;
  const set = (next: Partial<EditedMission>) => setDraft({ ...draft, ...next });
  const countsGames = GAME_FIGURES.includes(draft.figure);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { saved: _saved, ...content } = draft;
    const body = {
      ...content,
      title: withoutEmpty(draft.title),
      summary: withoutEmpty(draft.summary),
      scope: countsGames ? draft.scope : 'all',
      code: countsGames && draft.scope !== 'all' ? draft.code : '',
    };
    await (saved
      ? call.send(`/backoffice/api/missions/${saved.id}`, { ...body, version: saved.version }, t('saved'))
      : call.send<{ id: string }>('/backoffice/api/missions', body, t('saved'), ({ id }) =>
          router.push(`/backoffice/missions/${id}`),
        ));
  };
  const choose = <Value extends string>(
    name: 'period' | 'figure' | 'reward' | 'scope',
    values: readonly Value[],
    text: 'periods' | 'figures' | 'rewards' | 'scopes',
  ) => (
    <Field
      label={t(`fields.${name}`)}
      error={wrong(name)}
      hint={t.has(`hints.${name}`) ? t(`hints.${name}` as never) : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={draft[name]}
          onChange={(event) =>
            set({
              [name]: event.target.value,
              ...(name === 'scope' && { code: '' }),
              // A mission follows one of its own period.
              ...(name === 'period' && { afterId: null }),
            })
          }
          options={values.map((value) => ({ value, label: t(`${text}.${value}` as never) }))}
        />
      )}
    </Field>
  );
  const number = (name: 'newcomerDays' | 'claimDays' | 'position', least: number, most: number) => (
    <Field
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      error={wrong(name)}
      required={name !== 'position'}
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          min={least}
          max={most}
          value={draft[name] ?? ''}
          onChange={(event) =>
            set({ [name]: Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber })
          }
        />
      )}
    </Field>
  );
  const decimal = (name: 'target' | 'amount' | 'wagering', label: string) => (
    <Field
      label={label}
      hint={name === 'wagering' ? t('hints.wagering') : undefined}
      error={wrong(name)}
      required
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          value={draft[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const pick = (
    name: 'groupId' | 'segmentId' | 'afterId',
    none: string,
    options: readonly { id: string; name: string }[],
  ) => (
    <Field label={t(`fields.${name}`)} hint={t(`hints.${name}`)} error={wrong(name)}>
      {(control) => (
        <Select
          {...control}
          value={draft[name] ?? ''}
          onChange={(event) => set({ [name]: event.target.value || null })}
          options={[
            { value: '', label: none },
            ...options.map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
      )}
    </Field>
  );
  const date = (name: 'startsOn' | 'endsOn') => (
    <Field
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      error={wrong(name)}
      required={name === 'startsOn'}
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          value={draft[name] ?? ''}
          onChange={(event) => set({ [name]: event.target.value || (name === 'endsOn' ? null : '') })}
        />
      )}
    </Field>
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset
        disabled={!mayWrite}
        className="grid min-w-0 grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="flex min-w-0 flex-col gap-5">
          <LocalizedTextsPanel
            locale={locale}
            texts={TEXTS}
            drafts={draft}
            required={['title', 'summary']}
            failure={call.failure && { ...call.failure, message: undefined }}
            onLocale={setLocale}
            onText={(name, text) => set({ [name]: text })}
          />
          <Panel title={t('parts.goal')}>
            <div className="grid gap-4 sm:grid-cols-2">
              {choose('period', MISSION_PERIODS, 'periods')}
              {draft.period === 'newcomer' && number('newcomerDays', 1, 365)}
              {choose('figure', MISSION_FIGURES, 'figures')}
              {decimal('target', t(`targets.${draft.figure}`, { currency }))}
              {countsGames && choose('scope', MISSION_SCOPES, 'scopes')}
              {countsGames && (
                <ScopeCode
                  scope={draft.scope}
                  code={draft.code}
                  vendors={vendors}
                  categories={categories}
                  error={wrong('code')}
                  onChange={(code) => set({ code })}
                />
              )}
            </div>
          </Panel>
          <Panel title={t('parts.reward')}>
            <div className="grid gap-4 sm:grid-cols-2">
              {choose('reward', MISSION_REWARDS, 'rewards')}
              {decimal('amount', t(`amounts.${draft.reward}`, { currency }))}
              {draft.reward === 'money' && decimal('wagering', t('fields.wagering'))}
              {number('claimDays', 1, MAX_CLAIM_DAYS)}
            </div>
          </Panel>
        </div>
        <div className="flex flex-col gap-5 self-start">
          <Panel title={t('parts.audience')}>
            <div className="flex flex-col gap-4">
              {pick('groupId', t('everybody'), groups)}
              {pick('segmentId', t('everybody'), segments)}
              {pick(
                'afterId',
                t('noneBefore'),
                missions
                  .filter((one) => one.period === draft.period)
                  .map((one) => ({ id: one.id, name: one.title })),
              )}
              {date('startsOn')}
              {date('endsOn')}
              {number('position', 0, 30_000)}
            </div>
          </Panel>
          {mayWrite && (
            <Panel>
              <div className="flex flex-col gap-4">
                <FormAlert message={call.failure?.summary} />
                <SaveActions
                  path={saved && `/backoffice/api/missions/${saved.id}`}
                  saved={saved}
                  busy={call.busy}
                />
              </div>
            </Panel>
          )}
        </div>
      </fieldset>
    </form>
  );
}
