import { lazy, Suspense } from 'react';
import { parseLotteryBet } from '@/components/lottery/record/recorded-bet';
import { engineParts } from '@/components/studio/registry';
import { Skeleton } from '@/components/ui/skeleton';
import { parseStudioRound } from './round-details';
import { RoundParts } from './round-parts';
import type { Round } from './types';

const LotteryRecord = lazy(() => import('@/components/lottery/record/lottery-record'));

type Recorded = Pick<Round, 'details' | 'parts' | 'currency' | 'stake'>;

/** What the game recorded of a bet, or the calls that moved its money. */
export function BetRecord({ round }: { round: Recorded }) {
  const lotteryBet = parseLotteryBet(round.details);
  if (lotteryBet)
    return (
      <>
        <div className="rounded-card border border-hairline p-4">
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <LotteryRecord bet={lotteryBet} currency={round.currency} />
          </Suspense>
        </div>
        <RoundParts round={round} />
      </>
    );
  const studio = parseStudioRound(round.details);
  if (!studio) return <RoundParts round={round} />;
  const { engine, terms, spins } = studio;
  const { RoundRecord } = engineParts[engine];
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <RoundRecord
        model={terms.model}
        version={terms.version ? Number(terms.version) : undefined}
        look={terms.look}
        moves={spins}
        currency={round.currency}
        stake={round.stake}
      />
    </Suspense>
  );
}
