import { getTranslations } from 'next-intl/server';
import { loadMissionForm } from '@/lib/backoffice/missions/loaders';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import type { Competition } from '@/lib/rewards/competitions/types';
import { PageMessages } from '../page-messages';
import { CompetitionForm, type EditedCompetition } from './competition-form';

interface Props {
  locale: LocaleCode;
  /** Undefined for a new one. */
  competition?: Competition;
  mayWrite: boolean;
}

/** The form of a new or a saved leaderboard with what it offers. */
export async function CompetitionEditor({ locale, competition, mayWrite }: Props) {
  const [form, tCatalogue] = await Promise.all([
    loadMissionForm(),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
  ]);
  const edited: EditedCompetition = competition
    ? {
        saved: { id: String(competition.id), version: competition.version, published: competition.published },
        title: competition.title,
        summary: competition.summary,
        figure: competition.figure,
        scope: competition.scope,
        code: competition.code,
        minimum: formatDecimal(competition.minimum),
        optIn: competition.optIn,
        startsAt: competition.startsAt.toISOString(),
        endsAt: competition.endsAt.toISOString(),
        waitMinutes: competition.waitMinutes,
        claimDays: competition.claimDays,
        wagering: competition.wagering,
        prizes: competition.prizes.map(({ amount, ...prize }) => ({
          ...prize,
          amount: formatDecimal(amount),
        })),
      }
    : {
        title: {},
        summary: {},
        figure: 'turnover',
        scope: 'all',
        code: '',
        minimum: '',
        optIn: false,
        startsAt: null,
        endsAt: null,
        waitMinutes: 60,
        claimDays: 30,
        wagering: '0',
        prizes: [{ first: 1, last: 1, reward: 'money', amount: '' }],
      };
  const hasStarted = competition?.published === true && competition.startsAt <= now();
  const isSettled = competition !== undefined && competition.settledAt !== null;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-missions'])}>
      <CompetitionForm
        competition={edited}
        vendors={form.vendors}
        categories={Object.fromEntries(GAME_TYPES.map((type) => [type, tCatalogue(type)]))}
        currency={form.currency}
        mayWrite={mayWrite && !hasStarted && !isSettled}
        mayPublish={mayWrite && !isSettled}
      />
    </PageMessages>
  );
}
