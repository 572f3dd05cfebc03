import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { DateTime } from './date-time';

export interface HistoryStep {
  key: string;
  at: Date;
  what: ReactNode;
  who?: ReactNode;
  note?: ReactNode;
}

/** The history of a request, oldest step first. */
export function History({ steps }: { steps: readonly HistoryStep[] }) {
  const locale = useLocale();
  return (
    <ol className="flex flex-col gap-3 border-s border-edge ps-4">
      {steps.map((step) => (
        <li
          key={step.key}
          className="relative text-sm before:absolute before:-start-[1.2rem] before:top-1.5 before:size-2 before:rounded-full before:bg-edge last:before:bg-amber"
        >
          <p className="font-medium">{step.what}</p>
          <p className="text-xs text-muted">
            <DateTime at={step.at} locale={locale} seconds />
            {step.who && <> · {step.who}</>}
          </p>
          {step.note && <p className="mt-0.5 text-xs break-words text-muted">{step.note}</p>}
        </li>
      ))}
    </ol>
  );
}
