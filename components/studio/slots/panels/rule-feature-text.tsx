'use client';

import { useTranslations } from 'next-intl';
import type { RuleFeature } from '@/lib/studio/slots/types';

interface Props {
  feature: RuleFeature;
  /** A number of stake units as money at the current stake. */
  money(units: number): string;
}

/** The text of one feature of a model. */
export function RuleFeatureText({ feature, money }: Props) {
  const t = useTranslations('studio');
  return (
    <div className="rounded-control bg-ground p-3 text-sm text-muted">
      <h4 className="mb-1 font-display font-semibold text-ink">{t(`rules.feature.${feature.kind}.title`)}</h4>
      {sentences(feature, money, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function sentences(
  feature: RuleFeature,
  money: Props['money'],
  t: ReturnType<typeof useTranslations<'studio'>>,
): string[] {
  switch (feature.kind) {
    case 'cascades':
      return [
        t('rules.feature.cascades.text'),
        t('rules.feature.cascades.multipliers', {
          list: feature.multipliers.map((value) => `×${value}`).join(', '),
        }),
        ...(feature.freeMultipliers.length > 0
          ? [
              t('rules.feature.cascades.free', {
                list: feature.freeMultipliers.map((value) => `×${value}`).join(', '),
              }),
            ]
          : []),
      ];
    case 'freeSpins':
      return [
        ...feature.awards.map((award) => t('rules.feature.freeSpins.award', award)),
        ...feature.retriggers.map((award) => t('rules.feature.freeSpins.retrigger', award)),
        ...multiplierText(feature.multiplier, t),
        ...(feature.stickyWilds ? [t('rules.feature.freeSpins.sticky')] : []),
        ...(feature.chosenSymbol.length > 0 ? [t('rules.feature.freeSpins.chosen')] : []),
        t('rules.feature.freeSpins.max', { spins: feature.maxSpins }),
      ];
    case 'expandingWilds':
      return [
        t('rules.feature.expandingWilds.text', { reels: feature.reels.map((reel) => reel + 1).join(', ') }),
        ...(feature.respin ? [t('rules.feature.expandingWilds.respin')] : []),
      ];
    case 'coinHold':
      return [
        t('rules.feature.coinHold.text', { trigger: feature.trigger, respins: feature.respins }),
        t('rules.feature.coinHold.values', {
          least: money(Math.min(...feature.values)),
          most: money(Math.max(...feature.values)),
        }),
        t('rules.feature.coinHold.full', { payout: money(feature.fullGrid) }),
      ];
    case 'orbs':
      return [
        t('rules.feature.orbs.text', {
          least: Math.min(...feature.values),
          most: Math.max(...feature.values),
        }),
        ...(feature.accumulateInFreeSpins ? [t('rules.feature.orbs.accumulate')] : []),
      ];
    case 'varyingHeights':
      return [
        t('rules.feature.varyingHeights.text', {
          least: Math.min(...feature.heights),
          most: Math.max(...feature.heights),
        }),
      ];
  }
}

function multiplierText(
  multiplier: Extract<RuleFeature, { kind: 'freeSpins' }>['multiplier'],
  t: ReturnType<typeof useTranslations<'studio'>>,
): string[] {
  if (multiplier.kind === 'fixed') {
    return multiplier.value > 1 ? [t('rules.feature.freeSpins.fixed', { value: multiplier.value })] : [];
  }
  const { start, step, max } = multiplier;
  return [t(`rules.feature.freeSpins.${multiplier.kind}`, { start, step, max })];
}
