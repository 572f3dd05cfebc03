'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { Select } from '@/components/ui/select';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { MAX_GAMES, MAX_ROUNDS } from '@/lib/rewards/free-rounds/constants';
import type { FreeRoundGame } from '@/lib/rewards/free-rounds/games';
import { worthOf } from '@/lib/rewards/free-rounds/rules';
import type { FreeRoundsInput } from '@/lib/rewards/free-rounds/schema';

interface Props {
  value: FreeRoundsInput;
  games: readonly FreeRoundGame[];
  currency: string;
  /** The message of a wrong field. */
  wrong: (path: string) => string | undefined;
  onChange: (next: FreeRoundsInput) => void;
}

/** The most games that the list shows at once: a search finds the others. */
const SHOWN = 60;

/** The free rounds of a bonus: the games, which have one vendor and a stake in common, their number, stake, time and cap. */
export function FreeRoundsFields({ value, games, currency, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-bonuses.rounds');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const set = (next: Partial<FreeRoundsInput>) => onChange({ ...value, ...next });
  const chosen = games.filter(({ nodeId }) => value.games.includes(nodeId));
  const vendor = chosen[0]?.vendor;
  const found = games.filter(
    (game) =>
      (vendor === undefined || game.vendor === vendor) &&
      (value.games.includes(game.nodeId) || game.name.toLowerCase().includes(search.trim().toLowerCase())),
  );
  const stakes = (chosen[0]?.stakes ?? []).filter((stake) =>
    chosen.every((game) => game.stakes.includes(stake)),
  );
  const toggle = (nodeId: string) => {
    const next = value.games.includes(nodeId)
      ? value.games.filter((one) => one !== nodeId)
      : [...value.games, nodeId];
    const shared = games.filter((game) => next.includes(game.nodeId));
    const isOffered = shared.every((game) => game.stakes.includes(value.stake));
    set({ games: next, stake: isOffered ? value.stake : '' });
  };
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{t('games')}</legend>
        <p className="mb-2 text-xs text-faint">{t('gamesHint')}</p>
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div className="mt-2 grid max-h-56 grid-cols-1 gap-x-4 overflow-y-auto rounded-control border border-hairline px-3 py-1 sm:grid-cols-2">
          {found.slice(0, SHOWN).map((game) => (
            <Checkbox
              key={game.nodeId}
              label={<bdi>{game.name}</bdi>}
              checked={value.games.includes(game.nodeId)}
              disabled={!value.games.includes(game.nodeId) && value.games.length >= MAX_GAMES}
              onChange={() => toggle(game.nodeId)}
            />
          ))}
          {found.length === 0 && <p className="py-3 text-sm text-muted">{t('noGames')}</p>}
        </div>
        {wrong('rule.freeRounds.games') && (
          <p role="alert" className="mt-1 text-sm text-vermilion">
            {wrong('rule.freeRounds.games')}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('rounds')} error={wrong('rule.freeRounds.rounds')} required>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={MAX_ROUNDS}
              value={value.rounds}
              onChange={(event) => set({ rounds: event.target.valueAsNumber || 0 })}
            />
          )}
        </Field>
        <Field
          label={t('stake', { currency })}
          hint={stakes.length === 0 ? t('stakeHint') : undefined}
          error={wrong('rule.freeRounds.stake')}
          required
        >
          {(control) => (
            <Select
              {...control}
              value={value.stake}
              onChange={(event) => set({ stake: event.target.value })}
              options={[
                { value: '', label: t('chooseStake') },
                ...stakes.map((stake) => ({ value: stake, label: showAmount(stake, currency, locale) })),
              ]}
            />
          )}
        </Field>
        <Field label={t('days')} error={wrong('rule.freeRounds.days')} required>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={365}
              value={value.days}
              onChange={(event) => set({ days: event.target.valueAsNumber || 0 })}
            />
          )}
        </Field>
        <Field label={t('most', { currency })} hint={t('mostHint')} error={wrong('rule.freeRounds.most')}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={20}
              value={value.most}
              onChange={(event) => set({ most: event.target.value })}
            />
          )}
        </Field>
      </div>
      <p className="text-sm text-muted">
        {t('worth')}{' '}
        <Money
          value={formatDecimal(worthOf(value))}
          currency={currency}
          locale={locale}
          className="font-semibold text-text"
        />
      </p>
    </div>
  );
}
