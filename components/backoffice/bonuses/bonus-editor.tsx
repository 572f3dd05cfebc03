import { getTranslations } from 'next-intl/server';
import { loadBonusForm } from '@/lib/backoffice/bonuses/loaders';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import type { Bonus } from '@/lib/rewards/bonuses/types';
import { PageMessages } from '../page-messages';
import { BonusForm, type EditedBonus } from './bonus-form';

const NEW: EditedBonus = {
  title: {},
  terms: {},
  trigger: 'deposit',
  code: '',
  rule: {
    minimum: '',
    ordinal: 1,
    period: 'week',
    event: 'vip',
    payout: 'money',
    amount: { kind: 'percent', percent: '100', most: '' },
    wagering: { multiple: '10', stakeCap: '', days: 30, weights: {} },
    freeRounds: null,
    claimDays: 7,
    groupId: '',
    segmentId: '',
    minLevel: 0,
    countries: [],
    languages: [],
    newWithinDays: 0,
    perMember: 1,
    onePer: [],
    exclusive: false,
  },
  startsAt: null,
  endsAt: null,
  budget: '',
  mostGrants: 0,
};

/** The form of a new or a saved bonus with what it offers. */
export async function BonusEditor({
  locale,
  bonus,
  mayWrite,
}: {
  locale: LocaleCode;
  /** Undefined for a new bonus. */
  bonus?: Bonus;
  mayWrite: boolean;
}) {
  const [form, tCatalogue] = await Promise.all([
    loadBonusForm(locale),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
  ]);
  const edited: EditedBonus = bonus
    ? {
        saved: { id: String(bonus.id), version: bonus.version, published: bonus.published },
        title: bonus.title,
        terms: bonus.terms,
        trigger: bonus.trigger,
        code: bonus.code ?? '',
        rule: bonus.rule,
        startsAt: bonus.startsAt?.toISOString() ?? null,
        endsAt: bonus.endsAt?.toISOString() ?? null,
        budget: bonus.budget === null ? '' : formatDecimal(bonus.budget),
        mostGrants: bonus.mostGrants ?? 0,
      }
    : NEW;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-bonuses'])}>
      <BonusForm
        bonus={edited}
        {...form}
        categories={Object.fromEntries(GAME_TYPES.map((type) => [type, tCatalogue(type)]))}
        mayWrite={mayWrite}
      />
    </PageMessages>
  );
}
