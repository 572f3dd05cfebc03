import { getTranslations } from 'next-intl/server';
import { loadMissionForm } from '@/lib/backoffice/missions/loaders';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { textIn } from '@/lib/content/text';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import type { Mission } from '@/lib/rewards/missions/types';
import { figureText } from '@/lib/rewards/missions/wire';
import { PageMessages } from '../page-messages';
import { MissionForm, type EditedMission } from './mission-form';

interface Props {
  locale: LocaleCode;
  /** Undefined for a new mission. */
  mission?: Mission;
  /** The first day of a new mission. */
  today: string;
  mayWrite: boolean;
}

const toText = (id: bigint | null) => (id === null ? null : String(id));

/** The form of a new or a saved mission with what it offers. */
export async function MissionEditor({ locale, mission, today, mayWrite }: Props) {
  const [form, tCatalogue] = await Promise.all([
    loadMissionForm(mission?.id),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
  ]);
  const edited: EditedMission = mission
    ? {
        saved: { id: String(mission.id), version: mission.version, published: mission.published },
        title: mission.title,
        summary: mission.summary,
        period: mission.period,
        newcomerDays: mission.newcomerDays,
        figure: mission.figure,
        scope: mission.scope,
        code: mission.code,
        target: figureText(mission.figure, mission.target),
        reward: mission.reward,
        amount: mission.reward === 'spins' ? String(mission.amount) : formatDecimal(mission.amount),
        wagering: mission.wagering,
        groupId: toText(mission.groupId),
        segmentId: toText(mission.segmentId),
        claimDays: mission.claimDays,
        afterId: toText(mission.afterId),
        startsOn: mission.startsOn,
        endsOn: mission.endsOn,
        position: mission.position,
      }
    : {
        title: {},
        summary: {},
        period: 'daily',
        newcomerDays: null,
        figure: 'validBet',
        scope: 'all',
        code: '',
        target: '',
        reward: 'points',
        amount: '',
        wagering: '0',
        groupId: null,
        segmentId: null,
        claimDays: 3,
        afterId: null,
        startsOn: today,
        endsOn: null,
        position: 0,
      };
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-missions'])}>
      <MissionForm
        mission={edited}
        groups={form.groups}
        segments={form.segments}
        vendors={form.vendors}
        missions={form.missions.map(({ title, ...one }) => ({ ...one, title: textIn(title, locale) }))}
        categories={Object.fromEntries(GAME_TYPES.map((type) => [type, tCatalogue(type)]))}
        currency={form.currency}
        mayWrite={mayWrite}
      />
    </PageMessages>
  );
}
