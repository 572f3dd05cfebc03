'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { RankMedal } from '@/components/vip/rank-medal';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import {
  CASHBACK_PERIODS,
  EMBLEMS,
  MAX_HOST_CONTACT,
  MAX_HOST_NAME,
  MAX_RANK_NAME,
  MAX_RANKS,
} from '@/lib/rewards/vip/constants';
import type { CashbackPeriod, Emblem } from '@/lib/rewards/vip/types';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { AMOUNTS, type EditedLadder, type EditedRank } from './edited-ladder';
import { LadderPreview } from './ladder-preview';

const NEW_RANK: EditedRank = {
  name: {},
  colour: '#b87333',
  emblem: 'star',
  dailyCount: null,
  hostName: '',
  hostContact: '',
  cashbackRate: '',
  ...(Object.fromEntries(AMOUNTS.map((name) => [name, ''])) as Record<(typeof AMOUNTS)[number], string>),
};

/** The ladder of ranks, from the lowest: what each asks for, gives and allows, with an example beside it. */
export function LadderForm({
  ladder: given,
  currency,
  mayWrite,
}: {
  ladder: EditedLadder;
  currency: string;
  mayWrite: boolean;
}) {
  const t = useTranslations('backoffice-vip.ladder');
  const call = useCall();
  const [ladder, setLadder] = useState(given);
  const wrong = (path: string) => call.failure?.fields[path]?.message;
  const changeRank = (index: number, part: Partial<EditedRank>) =>
    setLadder({
      ...ladder,
      ranks: ladder.ranks.map((one, place) => (place === index ? { ...one, ...part } : one)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.send<{ status: string; version?: number }>(
      '/backoffice/api/vip/ladder',
      { ...ladder, ranks: ladder.ranks.map((rank) => ({ ...rank, name: withoutEmpty(rank.name) })) },
      ({ status }) => t(status === 'requested' ? 'requested' : 'saved'),
      ({ version }) => version !== undefined && setLadder((now) => ({ ...now, version })),
    );
  };
  const count = (name: 'grace' | 'claimDays', most: number, least: number) => (
    <Field label={t(name)} hint={t(`${name}Hint`)} error={wrong(name)}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={least}
          max={most}
          value={ladder[name]}
          onChange={(event) => setLadder({ ...ladder, [name]: event.target.valueAsNumber || 0 })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-5 2xl:grid-cols-[minmax(0,1fr)_24rem]">
      <form noValidate onSubmit={submit} className="min-w-0">
        <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
          <Panel title={t('rules')}>
            <div className="grid gap-4 sm:grid-cols-3">
              {count('grace', 12, 0)}
              <Field
                label={t('cashbackPeriod')}
                hint={t('cashbackPeriodHint')}
                error={wrong('cashbackPeriod')}
              >
                {(control) => (
                  <Select
                    {...control}
                    value={ladder.cashbackPeriod}
                    onChange={(event) =>
                      setLadder({ ...ladder, cashbackPeriod: event.target.value as CashbackPeriod })
                    }
                    options={CASHBACK_PERIODS.map((period) => ({
                      value: period,
                      label: t(`periods.${period}`),
                    }))}
                  />
                )}
              </Field>
              {count('claimDays', 365, 1)}
              <Field label={t('wagering')} hint={t('wageringHint')} error={wrong('wagering')}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    dir="ltr"
                    maxLength={6}
                    value={ladder.wagering}
                    onChange={(event) => setLadder({ ...ladder, wagering: event.target.value })}
                  />
                )}
              </Field>
            </div>
          </Panel>
          {ladder.ranks.map((rank, index) => (
            // A rank has no other name than its place.
            <RankPanel
              key={index}
              index={index}
              rank={rank}
              currency={currency}
              wrong={(name) => wrong(`ranks.${index}.${name}`)}
              onChange={(part) => changeRank(index, part)}
              onRemove={
                index === ladder.ranks.length - 1
                  ? () => setLadder({ ...ladder, ranks: ladder.ranks.slice(0, -1) })
                  : undefined
              }
            />
          ))}
          <FormAlert message={call.failure?.summary} />
          <div className="flex flex-wrap gap-2">
            {ladder.ranks.length < MAX_RANKS && (
              <Button onClick={() => setLadder({ ...ladder, ranks: [...ladder.ranks, NEW_RANK] })}>
                {t('add')}
              </Button>
            )}
            <Button type="submit" variant="amber" busy={call.busy}>
              {t('save')}
            </Button>
          </div>
        </fieldset>
      </form>
      <LadderPreview ladder={ladder} currency={currency} />
    </div>
  );
}

function RankPanel({
  index,
  rank,
  currency,
  wrong,
  onChange,
  onRemove,
}: {
  index: number;
  rank: EditedRank;
  currency: string;
  wrong: (name: string) => string | undefined;
  onChange: (part: Partial<EditedRank>) => void;
  onRemove: (() => void) | undefined;
}) {
  const t = useTranslations('backoffice-vip.ladder');
  const locale = useLocale();
  const name = rank.name[locale as keyof LocalizedText] ?? rank.name.en ?? '';
  const text = (
    field: (typeof AMOUNTS)[number] | 'cashbackRate' | 'hostName' | 'hostContact',
    hint?: string,
    most = 20,
  ) => (
    <Field key={field} label={t(`fields.${field}`, { currency })} hint={hint} error={wrong(field)}>
      {(control) => (
        <Input
          {...control}
          {...(field === 'hostName' ? { dir: 'auto' } : { dir: 'ltr' })}
          inputMode={field === 'hostName' || field === 'hostContact' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={most}
          value={rank[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Panel
      title={
        <span className="flex items-center gap-3">
          <RankMedal colour={rank.colour} emblem={rank.emblem} className="size-9 shrink-0" />
          {t('rank', { level: index + 1, name })}
        </span>
      }
      actions={
        onRemove && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {t('remove')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {LOCALE_CODES.map((code) => (
            <Field
              key={code}
              label={t('name', { language: code.toUpperCase() })}
              error={wrong(`name.${code}`) ?? (code === 'en' ? wrong('name') : undefined)}
              required={code === 'en'}
            >
              {(control) => (
                <Input
                  {...control}
                  lang={code}
                  dir="auto"
                  maxLength={MAX_RANK_NAME}
                  value={rank.name[code] ?? ''}
                  onChange={(event) => onChange({ name: { ...rank.name, [code]: event.target.value } })}
                />
              )}
            </Field>
          ))}
          <Field label={t('colour')} error={wrong('colour')}>
            {(control) => (
              <Input
                {...control}
                type="color"
                className="cursor-pointer p-1"
                value={rank.colour}
                onChange={(event) => onChange({ colour: event.target.value.toLowerCase() })}
              />
            )}
          </Field>
          <Field label={t('emblem')} error={wrong('emblem')}>
            {(control) => (
              <Select
                {...control}
                value={rank.emblem}
                onChange={(event) => onChange({ emblem: event.target.value as Emblem })}
                options={EMBLEMS.map((emblem) => ({ value: emblem, label: t(`emblems.${emblem}`) }))}
              />
            )}
          </Field>
        </div>
        <Part title={t('parts.reach')} text={t('parts.reachText')}>
          {text('turnover')}
          {text('deposits')}
          {text('keepTurnover')}
          {text('keepDeposits')}
        </Part>
        <Part title={t('parts.gives')} text={t('parts.givesText')}>
          {text('levelUp')}
          {text('weekly')}
          {text('monthly')}
          {text('birthday')}
          {text('cashbackRate')}
          {text('cashbackMost', t('noMost'))}
        </Part>
        <Part title={t('parts.allows')} text={t('parts.allowsText')}>
          <Field label={t('fields.dailyCount')} error={wrong('dailyCount')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={1}
                max={1000}
                value={rank.dailyCount ?? ''}
                onChange={(event) =>
                  onChange({
                    dailyCount: Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber,
                  })
                }
              />
            )}
          </Field>
          {text('dailyAmount')}
          {text('hostName', undefined, MAX_HOST_NAME)}
          {text('hostContact', t('hostContactHint'), MAX_HOST_CONTACT)}
        </Part>
      </div>
    </Panel>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-bold">{title}</legend>
      <p className="mb-2 text-xs text-faint">{text}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </fieldset>
  );
}
