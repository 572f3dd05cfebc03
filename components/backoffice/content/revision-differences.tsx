'use client';

'use client';

import { useTranslations } from 'next-intl';
import type { Difference } from '@/lib/content/history/types';
import { Differences } from './text-parts';
import { useFieldName } from './use-field-name';

interface Props {
  /** The item's first state: all of it is new. */
  isFirst: boolean;
  /** What this state changed. */
  changed: readonly Difference[];
  /** What was changed after it. */
  sinceThen: readonly Difference[];
}

/** What a saved state changed, and what was changed since then. */
export function RevisionDifferences({ isFirst, changed, sinceThen }: Props) {
  const t = useTranslations('backoffice-content.history');
  const nameOf = useFieldName();
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h3 className="mb-3 text-sm font-bold">{t(isFirst ? 'first' : 'changed')}</h3>
        {changed.length === 0 ? (
          <p className="text-sm text-muted">{t('nothing')}</p>
        ) : (
          <Differences list={changed} nameOf={nameOf} />
        )}
      </section>
      {sinceThen.length > 0 && (
        <details className="border-t border-hairline pt-4">
          <summary className="cursor-pointer text-sm font-bold">{t('since')}</summary>
          <div className="mt-3">
            <Differences list={sinceThen} nameOf={nameOf} />
          </div>
        </details>
      )}
    </div>
  );
}
