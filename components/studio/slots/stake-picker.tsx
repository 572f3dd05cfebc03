'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SlotsView } from './types';
import { parseAmount } from '@/lib/money/amount';
import { Dialog } from '@/components/ui/dialog';
import { figure } from '../amount';

interface Props {
  open: boolean;
  onClose(): void;
  view: SlotsView;
  chosen: number;
  onChoose(index: number): void;
}

/** A list of all stakes of the game. */
export function StakePicker({ open, onClose, view, chosen, onChoose }: Props) {
  const t = useTranslations('studio');
  const locale = useLocale();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('stakeTitle')}
      description={t('stakeHint', { units: view.rules.units })}
      closeLabel={t('close')}
      size="sm"
    >
      <ul className="grid grid-cols-3 gap-2 pb-2">
        {view.stakes.map((stake, index) => (
          <li key={stake}>
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
              className="studio-choice"
            >
              {figure(parseAmount(stake) ?? 0n, view.currency, locale)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
