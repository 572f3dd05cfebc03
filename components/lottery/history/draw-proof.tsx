'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChevronDown } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { WireDraw } from '@/lib/studio/lottery/wire';
import { verifyDrawPath } from '../results/paths';

/** A line that opens what is below it. */
export const SUMMARY =
  'flex min-h-11 cursor-pointer items-center gap-1.5 text-muted marker:content-none hover:text-ink lg:min-h-9';

/** The seeds of a draw of ours, with which anybody can compute it again. */
export function DrawProof({ gameCode, draw }: { gameCode: string; draw: WireDraw }) {
  const t = useTranslations('lottery.proof');
  const locale = useLocale() as LocaleCode;
  const rows = (['commitment', 'serverSeed', 'clientSeed'] as const).flatMap((key) => {
    const value = draw[key];
    return value ? [{ key, value }] : [];
  });
  return (
    <details className="group text-xs open:basis-full">
      <summary className={SUMMARY}>
        {t('title')}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col gap-1.5 pb-1">
        {rows.map(({ key, value }) => (
          <div key={key}>
            <dt className="text-faint">{t(key)}</dt>
            <dd dir="ltr" className="font-mono wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {draw.serverSeed && (
        <PageLink
          href={localePath(locale, verifyDrawPath(gameCode, draw.period))}
          className="inline-flex min-h-9 items-center font-semibold text-amber"
        >
          {t('verify')}
        </PageLink>
      )}
    </details>
  );
}
