'use client';

import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { CALENDAR_DAYS, MAX_TIERS, MAX_TURNOVER_RULES } from '@/lib/rewards/points/constants';
import type { PointsRules, RuleKey, TurnoverRule } from '@/lib/rewards/points/types';
import { Figure } from '../figure';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  rules: PointsRules;
  versions: Record<RuleKey, number>;
  groups: readonly { id: string; name: string }[];
  currency: string;
  mayWrite: boolean;
}

/** The rules of points, each part with its own save button. */
export function PointsRulesForm({ rules, versions, groups, currency, mayWrite }: Props) {
  return (
    <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
      <EarningForm value={rules.earning} version={versions.earning} groups={groups} currency={currency} />
      <RatioForm value={rules.ratio} version={versions.ratio} currency={currency} />
      <CheckInForm value={rules.checkIn} version={versions.checkIn} />
      <SpinsForm value={rules.wheel} version={versions.wheel} currency={currency} />
    </fieldset>
  );
}

function useRules<Key extends RuleKey>(key: Key, given: PointsRules[Key], version: number) {
  const t = useTranslations('backoffice-points.rules');
  const call = useCall();
  const [value, setValue] = useState(given);
  const [saved, setSaved] = useState(version);
  const save = () =>
    void call.send<{ version: number }>(
      '/backoffice/api/points/rules',
      { key, version: Math.max(version, saved), value },
      t('saved'),
      (result) => setSaved(result.version),
    );
  const wrong = (path: string) => call.failure?.fields[`value.${path}`]?.message;
  return { t, value, setValue, save, wrong, busy: call.busy, message: call.failure?.message };
}

function Part({
  title,
  text,
  busy,
  message,
  onSave,
  children,
}: {
  title: string;
  text: string;
  busy: boolean;
  message: string | undefined;
  onSave: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('backoffice-points.rules');
  return (
    <Panel title={title}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <p className="max-w-prose text-sm text-muted">{text}</p>
        {children}
        <FormAlert message={message} />
        <Button type="submit" variant="amber" busy={busy} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Panel>
  );
}

function EarningForm({
  value: given,
  version,
  groups,
  currency,
}: {
  value: PointsRules['earning'];
  version: number;
  groups: Props['groups'];
  currency: string;
}) {
  const { t, value, setValue, save, wrong, busy, message } = useRules('earning', given, version);
  const change = (index: number, part: Partial<TurnoverRule>) =>
    setValue({
      ...value,
      turnover: value.turnover.map((rule, place) => (place === index ? { ...rule, ...part } : rule)),
    });
  return (
    <Part title={t('earning')} text={t('earningText')} busy={busy} message={message} onSave={save}>
      <ul className="flex flex-col divide-y divide-hairline">
        {value.turnover.map((rule, index) => (
          // A rule has no other name than its place.
          <li key={index} className="grid gap-3 py-4 sm:grid-cols-2 lg:grid-cols-6 lg:items-end">
            <Field label={t('scope')} error={wrong(`turnover.${index}.scope`)}>
              {(control) => (
                <Select
                  {...control}
                  value={rule.scope}
                  onChange={(event) =>
                    change(index, {
                      scope: event.target.value as TurnoverRule['scope'],
                      code: event.target.value === 'category' ? GAME_TYPES[0] : '',
                    })
                  }
                  options={(['all', 'category', 'vendor', 'game'] as const).map((scope) => ({
                    value: scope,
                    label: t(`scopes.${scope}`),
                  }))}
                />
              )}
            </Field>
            {rule.scope === 'all' ? (
              <span className="max-lg:hidden" />
            ) : (
              <Field label={t(`codes.${rule.scope}`)} error={wrong(`turnover.${index}.code`)}>
                {(control) =>
                  rule.scope === 'category' ? (
                    <Select
                      {...control}
                      value={rule.code}
                      onChange={(event) => change(index, { code: event.target.value })}
                      options={GAME_TYPES.map((type) => ({ value: type, label: type }))}
                    />
                  ) : (
                    <Input
                      {...control}
                      dir="ltr"
                      maxLength={32}
                      value={rule.code}
                      onChange={(event) => change(index, { code: event.target.value })}
                    />
                  )
                }
              </Field>
            )}
            <Field label={t('group')} error={wrong(`turnover.${index}.groupId`)}>
              {(control) => (
                <Select
                  {...control}
                  value={rule.groupId}
                  onChange={(event) => change(index, { groupId: event.target.value })}
                  options={[
                    { value: '', label: t('everybody') },
                    ...groups.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
              )}
            </Field>
            <Figure
              label={t('points')}
              value={rule.points}
              error={wrong(`turnover.${index}.points`)}
              onChange={(points) => change(index, { points })}
            />
            <Figure
              label={t('perBet', { currency })}
              value={rule.per}
              error={wrong(`turnover.${index}.per`)}
              onChange={(per) => change(index, { per })}
            />
            <Button
              variant="ghost"
              onClick={() =>
                setValue({ ...value, turnover: value.turnover.filter((_, place) => place !== index) })
              }
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {value.turnover.length < MAX_TURNOVER_RULES && (
        <Button
          className="self-start"
          onClick={() =>
            setValue({
              ...value,
              turnover: [...value.turnover, { scope: 'all', code: '', groupId: '', points: '1', per: '100' }],
            })
          }
        >
          {t('addRule')}
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <Figure
          label={t('depositPoints')}
          hint={t('emptyNone')}
          value={value.deposit.points}
          error={wrong('deposit.points')}
          onChange={(points) => setValue({ ...value, deposit: { ...value.deposit, points } })}
        />
        <Figure
          label={t('depositPer', { currency })}
          value={value.deposit.per}
          error={wrong('deposit.per')}
          onChange={(per) => setValue({ ...value, deposit: { ...value.deposit, per } })}
        />
        <Figure
          label={t('depositMost')}
          hint={t('emptyNoLimit')}
          value={value.deposit.most}
          error={wrong('deposit.most')}
          onChange={(most) => setValue({ ...value, deposit: { ...value.deposit, most } })}
        />
        <Figure
          label={t('registration')}
          hint={t('emptyNone')}
          value={value.registration}
          error={wrong('registration')}
          onChange={(registration) => setValue({ ...value, registration })}
        />
      </div>
    </Part>
  );
}

function RatioForm({
  value: given,
  version,
  currency,
}: {
  value: PointsRules['ratio'];
  version: number;
  currency: string;
}) {
  const { t, value, setValue, save, wrong, busy, message } = useRules('ratio', given, version);
  const change = (index: number, part: Partial<(typeof value.tiers)[number]>) =>
    setValue({ tiers: value.tiers.map((tier, place) => (place === index ? { ...tier, ...part } : tier)) });
  return (
    <Part title={t('ratio')} text={t('ratioText')} busy={busy} message={message} onSave={save}>
      <ul className="flex flex-col divide-y divide-hairline">
        {value.tiers.map((tier, index) => (
          // A tier has no other name than its place.
          <li key={index} className="grid gap-3 py-3 sm:grid-cols-4 sm:items-end">
            <Figure
              label={t('from')}
              value={tier.from}
              error={wrong(`tiers.${index}.from`)}
              onChange={(from) => change(index, { from })}
            />
            <Figure
              label={t('tierPoints')}
              value={tier.points}
              error={wrong(`tiers.${index}.points`)}
              onChange={(points) => change(index, { points })}
            />
            <Figure
              label={t('tierAmount', { currency })}
              value={tier.amount}
              error={wrong(`tiers.${index}.amount`)}
              onChange={(amount) => change(index, { amount })}
            />
            <Button
              variant="ghost"
              onClick={() => setValue({ tiers: value.tiers.filter((_, place) => place !== index) })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {value.tiers.length < MAX_TIERS && (
        <Button
          className="self-start"
          onClick={() => setValue({ tiers: [...value.tiers, { from: '100', points: '100', amount: '1' }] })}
        >
          {t('addTier')}
        </Button>
      )}
    </Part>
  );
}

function CheckInForm({ value: given, version }: { value: PointsRules['checkIn']; version: number }) {
  const { t, value, setValue, save, wrong, busy, message } = useRules('checkIn', given, version);
  const change = (index: number, part: Partial<(typeof value.days)[number]>) =>
    setValue({ days: value.days.map((day, place) => (place === index ? { ...day, ...part } : day)) });
  return (
    <Part title={t('checkIn')} text={t('checkInText')} busy={busy} message={message} onSave={save}>
      <ol className="flex flex-col divide-y divide-hairline">
        {value.days.map((day, index) => (
          // A day has no other name than its place.
          <li key={index} className="grid grid-cols-2 gap-3 py-3 sm:grid-cols-4 sm:items-end">
            <span className="self-center text-sm font-medium max-sm:col-span-2">
              {t('day', { day: index + 1 })}
            </span>
            <Figure
              label={t('points')}
              value={day.points}
              error={wrong(`days.${index}.points`)}
              onChange={(points) => change(index, { points })}
            />
            <Field label={t('spins')} error={wrong(`days.${index}.spins`)}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={0}
                  max={20}
                  value={day.spins}
                  onChange={(event) => change(index, { spins: event.target.valueAsNumber || 0 })}
                />
              )}
            </Field>
            {index === value.days.length - 1 ? (
              <Button variant="ghost" onClick={() => setValue({ days: value.days.slice(0, -1) })}>
                {t('remove')}
              </Button>
            ) : (
              <span className="max-sm:hidden" />
            )}
          </li>
        ))}
      </ol>
      {value.days.length < CALENDAR_DAYS && (
        <Button
          className="self-start"
          onClick={() => setValue({ days: [...value.days, { points: '5', spins: 0 }] })}
        >
          {t('addDay')}
        </Button>
      )}
    </Part>
  );
}

function SpinsForm({
  value: given,
  version,
  currency,
}: {
  value: PointsRules['wheel'];
  version: number;
  currency: string;
}) {
  const { t, value, setValue, save, wrong, busy, message } = useRules('wheel', given, version);
  return (
    <Part title={t('spinRules')} text={t('spinRulesText')} busy={busy} message={message} onSave={save}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Figure
          label={t('spinTurnover', { currency })}
          hint={t('emptyNone')}
          value={value.turnover}
          error={wrong('turnover')}
          onChange={(turnover) => setValue({ ...value, turnover })}
        />
        <Figure
          label={t('spinDeposit', { currency })}
          hint={t('emptyNone')}
          value={value.deposit}
          error={wrong('deposit')}
          onChange={(deposit) => setValue({ ...value, deposit })}
        />
      </div>
    </Part>
  );
}
