import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { CircleAlert } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { Operator } from '@/lib/backoffice/types';
import type { RiskFlag } from '@/lib/risk/queries';
import { SeverityBadge } from './badges';

/** The risk flags of the member of a request, for the operator who decides on it. Renders nothing if there are none. */
export function FlagNotice({
  flags,
  operator,
  canBeHeld,
}: {
  flags: readonly RiskFlag[];
  operator: Operator;
  /** Whether the request is a withdrawal, which a flag can hold. */
  canBeHeld: boolean;
}) {
  const t = useTranslations('backoffice-risk');
  if (flags.length === 0) return null;
  const isHeld = canBeHeld && flags.some(({ holds }) => holds);
  const mayRead = operator.permissions.includes('risk.read');
  return (
    <section
      aria-label={t('notice.label')}
      className="rounded-control border border-vermilion/40 bg-vermilion-wash px-3.5 py-2.5 text-sm"
    >
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-vermilion" />
        {isHeld ? t('notice.held') : t('notice.title', { count: flags.length })}
      </p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {flags.map((flag) => (
          <li key={String(flag.id)} className="flex flex-wrap items-center gap-2">
            {mayRead ? (
              <PageLink href={`/backoffice/risk/flags/${flag.id}`} className="hover:underline">
                {t(`detectors.${flag.detector}.name`)}
              </PageLink>
            ) : (
              t(`detectors.${flag.detector}.name`)
            )}
            <SeverityBadge severity={flag.severity} />
            {flag.status === 'confirmed' && <Badge tone="vermilion">{t('statuses.confirmed')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mark in a queue's list of a member with risk flags. */
export function FlagMark({ flag }: { flag: RiskFlag | undefined }) {
  const t = useTranslations('backoffice-risk');
  if (!flag) return null;
  return (
    <Badge tone={flag.severity === 'high' || flag.holds ? 'vermilion' : 'amber'}>
      {flag.holds ? t('holds') : t('mark')}
    </Badge>
  );
}
