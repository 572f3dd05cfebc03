import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import type { HealthCheck, HealthState } from '@/lib/backoffice/health/types';
import { siteConfig } from '@/lib/platform/site-config';
import { durationName, sizeName } from '../measures';

const TONES = { green: 'jade', amber: 'amber', red: 'vermilion' } as const;

export function HealthBadge({ state }: { state: HealthState }) {
  const t = useTranslations('backoffice-system.health.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** Values as texts: bytes, seconds and moments in the operator's language, the rest as it is. */
function textsOf(values: HealthCheck['values'], locale: string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value instanceof Date) {
        const format = {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone: siteConfig().money.settlementZone,
        } as const;
        return [name, new Intl.DateTimeFormat(locale, format).format(value)];
      }
      if (name === 'size' || name === 'free') return [name, sizeName(Number(value), locale)];
      if (name === 'seconds') return [name, durationName(Number(value) * 1_000, locale)];
      if (name === 'ms') return [name, durationName(Number(value), locale)];
      return [name, value];
    }),
  );
}

const WORST_FIRST: readonly HealthState[] = ['red', 'amber', 'green'];

/** The checks of the health page, the worst first. Each says what to do. */
export function HealthList({ checks, locale }: { checks: readonly HealthCheck[]; locale: string }) {
  const t = useTranslations('backoffice-system.health');
  const sorted = WORST_FIRST.flatMap((state) => checks.filter((check) => check.state === state));
  return (
    <ul className="divide-y divide-hairline">
      {sorted.map(({ name, state, variant, values, href }) => (
        <li key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_7rem_minmax(0,1fr)]">
          <h3 className="text-sm font-semibold">{t(`checks.${name}.name`)}</h3>
          <p>
            <HealthBadge state={state} />
          </p>
          <div className="min-w-0 text-sm">
            <p className="wrap-anywhere">
              {t(`checks.${name}.${variant ?? 'text'}`, textsOf(values, locale))}
            </p>
            {state !== 'green' && <p className="mt-1 text-muted">{t(`checks.${name}.todo`)}</p>}
            {href && state !== 'green' && (
              <PageLink href={href} className="mt-1 inline-block font-medium text-amber hover:underline">
                {t('open')}
              </PageLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
