'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useQuery } from '@tanstack/react-query';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Card } from '@/components/ui/card';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';
import { CheckInPanel } from './check-in-panel';
import { ConvertPanel } from './convert-panel';
import { DetailsPanel } from './details-panel';
import { Points } from './points';
import {
  BALANCE_KEY,
  CALENDAR_KEY,
  REDEEMS_KEY,
  TRANSACTIONS_KEY,
  WHEEL_KEY,
  type PointsState,
} from './queries';
import { RedeemsPanel } from './redeems-panel';
import { RulesPanel } from './rules-panel';
import type { MallTab } from './tabs';
import { WheelPanel } from './wheel-panel';

const LIVE = [BALANCE_KEY, TRANSACTIONS_KEY, REDEEMS_KEY, WHEEL_KEY, CALENDAR_KEY];
const PANELS = {
  redeems: RedeemsPanel,
  details: DetailsPanel,
  convert: ConvertPanel,
  checkIn: CheckInPanel,
  wheel: WheelPanel,
  rules: RulesPanel,
} as const;

interface Props {
  locale: LocaleCode;
  tab: Exclude<MallTab, 'goods'>;
  onTab: (tab: MallTab) => void;
}

/** What a member does with points, beside the goods. Loaded when a tab is opened. */
export default function Desk(props: Props) {
  return (
    <MessagesBoundary
      locale={props.locale}
      namespaces={['points', 'errors', 'identity', 'records', 'catalogue']}
      fallback={<Skeleton className="h-72 w-full" />}
    >
      <DeskContent {...props} />
    </MessagesBoundary>
  );
}

function DeskContent({ tab, onTab }: Props) {
  const t = useTranslations('points');
  const locale = useLocale();
  const state = useQuery({
    queryKey: BALANCE_KEY,
    queryFn: ({ signal }) => callApi<PointsState>('GET', '/wps/points/balance', undefined, signal),
  });
  useLiveQueries(LIVE);
  const Panel = PANELS[tab];
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 bg-amber-wash">
        <div>
          <p className="text-xs text-muted">{t('balance')}</p>
          <p className="font-display text-3xl font-bold text-amber">
            {state.data ? (
              <Points value={state.data.balance} locale={locale} />
            ) : (
              <span className="tabular">—</span>
            )}
          </p>
        </div>
        <div>
          <p className="text-xs text-muted">{t('spins')}</p>
          <p className="tabular font-display text-xl font-bold">{state.data?.spins ?? '—'}</p>
        </div>
        {state.data && !/^0\.0+$/.test(state.data.shortfall) && (
          <p className="basis-full text-sm text-muted">{t('shortfall', { points: state.data.shortfall })}</p>
        )}
      </Card>
      <Panel state={state.data} onTab={onTab} />
    </div>
  );
}
