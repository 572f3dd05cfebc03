import { useLocale } from 'next-intl';
import type { Case } from '@/lib/backoffice/decisions/loaders';
import type { Operator } from '@/lib/backoffice/types';
import type { Claim } from '@/lib/cashier/types';
import { siteConfig } from '@/lib/platform/site-config';
import { ClaimBar } from './claim-bar';

interface Props {
  given: Case<{ claim: Claim | null }>;
  operator: Operator;
  path: string;
}

/** The claim of an open request. */
export function CaseClaim({ given: { request, claimedBy }, operator, path }: Props) {
  const locale = useLocale();
  const { claim } = request;
  const isMine = claim?.by === operator.id;
  const until =
    claim &&
    new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      timeZone: siteConfig().money.settlementZone,
    }).format(claim.until);
  return (
    <ClaimBar
      key={`${String(claim?.by)} ${until}`}
      path={path}
      claimedBy={claim && !isMine ? (claimedBy ?? '–') : undefined}
      isMine={isMine}
      until={until ?? undefined}
    />
  );
}
