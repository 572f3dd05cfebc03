'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { Skeleton } from '@/components/ui/skeleton';
import { FAILURE_MS, type DomainLine, type LineType } from '@/lib/content/domains/rules';

const TONES: Record<LineType, BadgeTone> = { fast: 'jade', normal: 'amber', slow: 'vermilion' };
const FILLS: Record<LineType, string> = { fast: 'bg-jade', normal: 'bg-lamp', slow: 'bg-vermilion' };

interface Props {
  name: string;
  /** Undefined during the first measurement. */
  line: DomainLine | undefined;
  here: string;
}

/** One domain: its response time and a link to it. */
export function SpeedLine({ name, line, here }: Props) {
  const t = useTranslations('speed');
  const locale = useLocale();
  if (!line) return <Skeleton className="h-16 rounded-card" />;
  const reached = line.speed < FAILURE_MS;
  const { protocol, pathname, search, hash } = window.location;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-sunken/40 px-3.5 py-3">
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <span dir="ltr" className="block truncate font-semibold">
          {name}
        </span>
        <div
          role="meter"
          aria-label={name}
          aria-valuenow={line.percentage}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={t('percentage', { percentage: line.percentage })}
          className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-hairline"
        >
          <div
            className={`h-full rounded-full transition-[width] ${FILLS[line.type]}`}
            style={{ width: `${line.percentage}%` }}
          />
        </div>
      </div>
      <div className="ms-auto flex items-center gap-3">
        <span className="tabular min-w-14 text-end text-sm text-muted">
          {reached ? t('ms', { ms: new Intl.NumberFormat(locale).format(line.speed) }) : line.speed}
        </span>
        <Badge tone={TONES[line.type]}>{reached ? t(line.type) : t('failed')}</Badge>
        {name === here ? (
          <span className="min-w-24 text-center text-sm text-faint">{t('here')}</span>
        ) : (
          <a
            href={`${protocol}//${name}${pathname}${search}${hash}`}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-w-24`}
          >
            {t('go')}
          </a>
        )}
      </div>
    </li>
  );
}
