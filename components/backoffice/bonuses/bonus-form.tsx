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
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { isLocale, LOCALES, type LocaleCode } from '@/lib/i18n/locales';
import {
  BIRTHDAY_WAIT_DAYS,
  BONUS_EVENTS,
  BONUS_PERIODS,
  BONUS_TRIGGERS,
  MAX_STEPS,
  MAX_TERMS,
  MAX_TITLE,
  BONUS_PAYOUTS,
  ONE_PER,
} from '@/lib/rewards/bonuses/constants';
import type { FreeRoundGame } from '@/lib/rewards/free-rounds/games';
import { worthOf } from '@/lib/rewards/free-rounds/rules';
import type { FreeRoundsInput } from '@/lib/rewards/free-rounds/schema';
import { formatDecimal } from '@/lib/money/amount';
import type { BonusRule, BonusTrigger } from '@/lib/rewards/bonuses/types';
import { MomentField } from '../moment-field';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextsPanel } from '../localized/texts-panel';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { FreeRoundsFields } from './free-rounds-fields';
import { PublishBonus } from './publish-bonus';

/** A bonus to be edited; plain data, so that the server can pass it to the client. */
export interface EditedBonus {
  /** Undefined for a new bonus. */
  saved?: { id: string; version: number; published: boolean };
  title: LocalizedText;
  terms: LocalizedText;
  trigger: BonusTrigger;
  code: string;
  rule: BonusRule;
  /** ISO 8601, or null. */
  startsAt: string | null;
  endsAt: string | null;
  /** A decimal string; '': without limit. */
  budget: string;
  mostGrants: number;
}

interface Props {
  bonus: EditedBonus;
  groups: readonly { id: string; name: string }[];
  segments: readonly { id: string; name: string }[];
  /** The ranks of the VIP ladder, from the lowest. */
  ranks?: readonly { level: number; name: string }[];
  /** The games in which free rounds can be given. */
  games: readonly FreeRoundGame[];
  /** The names of the categories of games. */
  categories: Readonly<Record<string, string>>;
  currency: string;
  mayWrite: boolean;
}

const TEXTS = [
  { name: 'title', maxLength: MAX_TITLE, rows: 1 },
  { name: 'terms', maxLength: MAX_TERMS, rows: 3 },
] as const;

const AMOUNTS: Readonly<Record<BonusRule['amount']['kind'], BonusRule['amount']>> = {
  fixed: { kind: 'fixed', amount: '' },
  percent: { kind: 'percent', percent: '100', most: '' },
  ladder: { kind: 'ladder', steps: [{ from: '', amount: '' }] },
};

const NO_ROUNDS: FreeRoundsInput = { games: [], rounds: 10, stake: '', days: 7, most: '' };

/** Form that creates or changes a bonus. */
export function BonusForm({
  bonus,
  groups,
  segments,
  ranks = [],
  games,
  categories,
  currency,
  mayWrite,
}: Props) {
  const t = useTranslations('backoffice-bonuses');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const [draft, setDraft] = useState(bonus);
  const [countries, setCountries] = useState(bonus.rule.countries.join(', '));
  const [locale, setLocale] = useState<LocaleCode>(bonus.saved && isLocale(here) ? here : 'en');
  const wrong = (name: string) => call.failure?.fields[name]?.message;
  // The countries are one field, and the server names the one that is wrong.
  const wrongCountry = Object.entries(call.failure?.fields ?? {}).find(([name]) =>
    name.startsWith('rule.countries'),
  )?.[1].message;
  const { saved } = bonus;
  const { rule } = draft;
  const { amount, wagering } = rule;
  const set = (next: Partial<EditedBonus>) => setDraft({ ...draft, ...next });
  const setRule = (next: Partial<BonusRule>) => set({ rule: { ...rule, ...next } });
  const setWagering = (next: Partial<BonusRule['wagering']>) =>
    setRule({ wagering: { ...wagering, ...next } });
  const hasBase = ['deposit', 'loss', 'turnover'].includes(draft.trigger);
  const isMoney = rule.payout !== 'points';
  const isRounds = rule.payout === 'freeRounds';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { saved: _saved, ...content } = draft;
    const body = {
      ...content,
      title: withoutEmpty(draft.title),
      terms: withoutEmpty(draft.terms),
      code: draft.trigger === 'code' ? draft.code : '',
      rule: {
        ...rule,
        minimum: hasBase ? rule.minimum : '',
        // Free rounds count as what they are worth.
        ...(isRounds &&
          rule.freeRounds && {
            amount: { kind: 'fixed', amount: formatDecimal(worthOf(rule.freeRounds)) },
          }),
        countries: countries
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      },
    };
    await (saved
      ? call.send(`/backoffice/api/bonuses/${saved.id}`, { ...body, version: saved.version }, t('saved'))
      : call.send<{ id: string }>('/backoffice/api/bonuses', body, t('created'), ({ id }) =>
          router.push(`/backoffice/rewards/bonuses/${id}`),
        ));
  };

  const text = (
    name: string,
    path: string,
    value: string,
    onChange: (value: string) => void,
    options: { required?: boolean; mode?: 'decimal' | 'text'; most?: number; error?: string } = {},
  ) => (
    <Field
      label={t(`fields.${name}` as never, { currency: isMoney ? currency : t('pointsUnit') } as never)}
      hint={t.has(`hints.${name}` as never) ? t(`hints.${name}` as never) : undefined}
      error={options.error ?? wrong(path)}
      required={options.required ?? false}
    >
      {(control) => (
        <Input
          {...control}
          inputMode={options.mode ?? 'decimal'}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={options.most ?? 20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
  const number = (
    name: string,
    path: string,
    value: number,
    most: number,
    onChange: (value: number) => void,
  ) => (
    <Field
      label={t(`fields.${name}` as never)}
      hint={t.has(`hints.${name}` as never) ? t(`hints.${name}` as never) : undefined}
      error={wrong(path)}
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          min={0}
          max={most}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber || 0)}
        />
      )}
    </Field>
  );
  const choose = <Value extends string>(
    name: string,
    path: string,
    value: Value,
    options: readonly { value: string; label: string }[],
    onChange: (value: Value) => void,
  ) => (
    <Field
      label={t(`fields.${name}` as never)}
      hint={t.has(`hints.${name}` as never) ? t(`hints.${name}` as never) : undefined}
      error={wrong(path)}
    >
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          options={options}
        />
      )}
    </Field>
  );
  const named = (values: readonly string[], texts: string) =>
    values.map((value) => ({ value, label: t(`${texts}.${value}` as never) }));
  const pick = (name: 'groupId' | 'segmentId', options: readonly { id: string; name: string }[]) =>
    choose(
      name,
      `rule.${name}`,
      rule[name],
      [{ value: '', label: t('everybody') }, ...options.map((one) => ({ value: one.id, label: one.name }))],
      (value) => setRule({ [name]: value }),
    );
  const moment = (name: 'startsAt' | 'endsAt') => (
    <MomentField
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      error={wrong(name)}
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const toggle = <Value extends string>(list: readonly Value[], value: Value): Value[] =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

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
            required={['title', 'terms']}
            failure={call.failure && { ...call.failure, message: undefined }}
            onLocale={setLocale}
            onText={(name, value) => set({ [name]: value })}
          />
          <Panel title={t('parts.trigger')}>
            <div className="grid gap-4 sm:grid-cols-2">
              {choose('trigger', 'trigger', draft.trigger, named(BONUS_TRIGGERS, 'triggers'), (trigger) =>
                set({
                  trigger,
                  rule: ['deposit', 'loss', 'turnover'].includes(trigger)
                    ? rule
                    : { ...rule, amount: amount.kind === 'fixed' ? amount : AMOUNTS.fixed },
                }),
              )}
              {draft.trigger === 'code' &&
                text('code', 'code', draft.code, (code) => set({ code: code.toUpperCase() }), {
                  required: true,
                  mode: 'text',
                  most: 24,
                })}
              {draft.trigger === 'deposit' &&
                number('ordinal', 'rule.ordinal', rule.ordinal, 100, (ordinal) => setRule({ ordinal }))}
              {(draft.trigger === 'loss' || draft.trigger === 'turnover') &&
                choose('period', 'rule.period', rule.period, named(BONUS_PERIODS, 'periods'), (period) =>
                  setRule({ period }),
                )}
              {draft.trigger === 'event' &&
                choose('event', 'rule.event', rule.event, named(BONUS_EVENTS, 'events'), (event) =>
                  setRule({ event }),
                )}
              {draft.trigger === 'birthday' && (
                <p className="self-center text-sm text-muted">
                  {t('hints.birthday', { days: BIRTHDAY_WAIT_DAYS })}
                </p>
              )}
              {hasBase && text('minimum', 'rule.minimum', rule.minimum, (minimum) => setRule({ minimum }))}
            </div>
          </Panel>
          <Panel title={t('parts.amount')}>
            <div className="grid gap-4 sm:grid-cols-2">
              {choose('payout', 'rule.payout', rule.payout, named(BONUS_PAYOUTS, 'payouts'), (payout) =>
                setRule({
                  payout,
                  wagering: payout === 'points' ? { ...wagering, multiple: '0' } : wagering,
                  amount: payout === 'freeRounds' ? AMOUNTS.fixed : amount,
                  freeRounds: payout === 'freeRounds' ? (rule.freeRounds ?? NO_ROUNDS) : null,
                }),
              )}
              {!isRounds &&
                choose(
                  'amountKind',
                  'rule.amount.kind',
                  amount.kind,
                  named(hasBase ? ['fixed', 'percent', 'ladder'] : ['fixed'], 'amountKinds'),
                  (kind) => setRule({ amount: AMOUNTS[kind] }),
                )}
              {!isRounds &&
                amount.kind === 'fixed' &&
                text(
                  'amount',
                  'rule.amount.amount',
                  amount.amount,
                  (value) => setRule({ amount: { ...amount, amount: value } }),
                  { required: true },
                )}
              {amount.kind === 'percent' && (
                <>
                  {text(
                    'percent',
                    'rule.amount.percent',
                    amount.percent,
                    (percent) => setRule({ amount: { ...amount, percent } }),
                    { required: true },
                  )}
                  {text('most', 'rule.amount.most', amount.most, (most) =>
                    setRule({ amount: { ...amount, most } }),
                  )}
                </>
              )}
            </div>
            {amount.kind === 'ladder' && (
              <div className="mt-4 flex flex-col gap-3">
                {amount.steps.map((step, place) => {
                  const put = (next: Partial<typeof step>) =>
                    setRule({
                      amount: {
                        ...amount,
                        steps: amount.steps.map((one, index) =>
                          index === place ? { ...one, ...next } : one,
                        ),
                      },
                    });
                  return (
                    // A step has no other name than its place.
                    <div key={place} className="grid grid-cols-2 gap-4">
                      {text('from', `rule.amount.steps.${place}.from`, step.from, (from) => put({ from }), {
                        required: true,
                      })}
                      {text(
                        'stepAmount',
                        `rule.amount.steps.${place}.amount`,
                        step.amount,
                        (value) => put({ amount: value }),
                        { required: true },
                      )}
                    </div>
                  );
                })}
                <p aria-live="polite" className="text-sm text-vermilion empty:hidden">
                  {wrong('rule.amount.steps')}
                </p>
                <div className="flex gap-2">
                  <Button
                    size="sm"
                    disabled={amount.steps.length >= MAX_STEPS}
                    onClick={() =>
                      setRule({ amount: { ...amount, steps: [...amount.steps, { from: '', amount: '' }] } })
                    }
                  >
                    {t('addStep')}
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={amount.steps.length < 2}
                    onClick={() => setRule({ amount: { ...amount, steps: amount.steps.slice(0, -1) } })}
                  >
                    {t('removeStep')}
                  </Button>
                </div>
              </div>
            )}
          </Panel>
          {isMoney && (
            <Panel title={t('parts.rounds')}>
              {!isRounds && (
                <Checkbox
                  label={t('rounds.beside')}
                  checked={rule.freeRounds !== null}
                  onChange={() => setRule({ freeRounds: rule.freeRounds === null ? NO_ROUNDS : null })}
                />
              )}
              {rule.freeRounds && (
                <FreeRoundsFields
                  value={rule.freeRounds}
                  games={games}
                  currency={currency}
                  wrong={wrong}
                  onChange={(freeRounds) => setRule({ freeRounds })}
                />
              )}
            </Panel>
          )}
          {isMoney && (
            <Panel title={t('parts.wagering')}>
              <div className="grid gap-4 sm:grid-cols-2">
                {text('multiple', 'rule.wagering.multiple', wagering.multiple, (multiple) =>
                  setWagering({ multiple }),
                )}
                {wagering.multiple !== '0' && (
                  <>
                    {text('stakeCap', 'rule.wagering.stakeCap', wagering.stakeCap, (stakeCap) =>
                      setWagering({ stakeCap }),
                    )}
                    {number('days', 'rule.wagering.days', wagering.days, 365, (days) =>
                      setWagering({ days }),
                    )}
                  </>
                )}
              </div>
              {wagering.multiple !== '0' && (
                <fieldset className="mt-4">
                  <legend className="mb-2 text-sm font-medium">{t('fields.weights')}</legend>
                  <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                    {GAME_TYPES.map((type) => (
                      <Field
                        key={type}
                        label={categories[type] ?? type}
                        error={wrong(`rule.wagering.weights.${type}`)}
                      >
                        {(control) => (
                          <Input
                            {...control}
                            type="number"
                            min={0}
                            max={100}
                            value={wagering.weights[type] ?? 100}
                            onChange={(event) =>
                              setWagering({
                                weights: { ...wagering.weights, [type]: event.target.valueAsNumber || 0 },
                              })
                            }
                          />
                        )}
                      </Field>
                    ))}
                  </div>
                </fieldset>
              )}
            </Panel>
          )}
        </div>
        <div className="flex flex-col gap-5 self-start">
          <Panel title={t('parts.audience')}>
            <div className="flex flex-col gap-4">
              {pick('groupId', groups)}
              {pick('segmentId', segments)}
              {choose(
                'minLevel',
                'rule.minLevel',
                String(rule.minLevel),
                [
                  { value: '0', label: t('everybody') },
                  ...ranks.map(({ level, name }) => ({ value: String(level), label: `${level} · ${name}` })),
                  // A rank that the ladder has no longer.
                  ...(rule.minLevel === 0 || ranks.some(({ level }) => level === rule.minLevel)
                    ? []
                    : [{ value: String(rule.minLevel), label: String(rule.minLevel) }]),
                ],
                (level) => setRule({ minLevel: Number(level) }),
              )}
              {text('countries', 'rule.countries', countries, setCountries, {
                mode: 'text',
                most: 240,
                ...(wrongCountry && { error: wrongCountry }),
              })}
              <fieldset>
                <legend className="text-sm font-medium">{t('fields.languages')}</legend>
                {LOCALES.map(({ code, name }) => (
                  <Checkbox
                    key={code}
                    label={<bdi lang={code}>{name}</bdi>}
                    checked={rule.languages.includes(code)}
                    onChange={() => setRule({ languages: toggle(rule.languages, code) })}
                  />
                ))}
              </fieldset>
              {number('newWithinDays', 'rule.newWithinDays', rule.newWithinDays, 3_650, (newWithinDays) =>
                setRule({ newWithinDays }),
              )}
            </div>
          </Panel>
          <Panel title={t('parts.limits')}>
            <div className="flex flex-col gap-4">
              {moment('startsAt')}
              {moment('endsAt')}
              {number('claimDays', 'rule.claimDays', rule.claimDays, 365, (claimDays) =>
                setRule({ claimDays }),
              )}
              {text('budget', 'budget', draft.budget, (budget) => set({ budget }))}
              {number('mostGrants', 'mostGrants', draft.mostGrants, 10_000_000, (mostGrants) =>
                set({ mostGrants }),
              )}
              {number('perMember', 'rule.perMember', rule.perMember, 1_000, (perMember) =>
                setRule({ perMember }),
              )}
              {ONE_PER.map((one) => (
                <Checkbox
                  key={one}
                  label={t(`onePer.${one}`)}
                  checked={rule.onePer.includes(one)}
                  onChange={() => setRule({ onePer: toggle(rule.onePer, one) })}
                />
              ))}
              <Checkbox
                label={t('fields.exclusive')}
                checked={rule.exclusive}
                onChange={() => setRule({ exclusive: !rule.exclusive })}
              />
            </div>
          </Panel>
          {mayWrite && (
            <Panel>
              <div className="flex flex-col gap-4">
                <FormAlert message={call.failure?.summary} />
                <Button
                  type="submit"
                  variant={saved?.published === false ? 'surface' : 'amber'}
                  busy={call.busy}
                  block
                >
                  {t('save')}
                </Button>
                {saved?.published && <p className="text-xs text-faint">{t('saveHint')}</p>}
                {saved && <PublishBonus {...saved} />}
              </div>
            </Panel>
          )}
        </div>
      </fieldset>
    </form>
  );
}
