'use client';

import { useTranslations } from 'next-intl';
import { ChevronRight } from '@/components/ui/icons';

interface Step {
  id: string;
  account: string;
}

const STEP = 'inline-flex min-h-11 items-center text-amber hover:underline lg:min-h-0';

/** The way from the agent down to the member whose downlines are shown; each step leads back to it. */
export function TeamPath({
  path,
  onStep,
}: {
  path: readonly Step[];
  onStep: (id: string | undefined) => void;
}) {
  const t = useTranslations('agent-team');
  return (
    <nav aria-label={t('path.label')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        <li>
          <button type="button" className={STEP} onClick={() => onStep(undefined)}>
            {t('path.me')}
          </button>
        </li>
        {path.map(({ id, account }, index) => (
          <li key={id} className="flex items-center gap-x-1.5">
            <ChevronRight aria-hidden className="flip-rtl size-3.5 text-faint" />
            {index === path.length - 1 ? (
              <bdi aria-current="true" className="font-medium">
                {account}
              </bdi>
            ) : (
              <button type="button" className={STEP} onClick={() => onStep(id)}>
                <bdi>{account}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
