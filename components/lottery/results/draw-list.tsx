'use client';

import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import type { PictureKind, PictureNames, WireResult } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';

/** A drawn draw as its row shows it. */
export interface DrawRow {
  period: string;
  /** When it was drawn, as a reader writes it. */
  time: string;
  result: WireResult | null;
  isVoided: boolean;
  isCorrected: boolean;
  /** Null: a result from outside, without a seed. */
  proof: { commitment: string; seed: string; href: string; label: string } | null;
}

export interface DrawListStrings {
  voided: string;
  corrected: string;
  outside: string;
  proof: string;
  commitment: string;
  seed: string;
  verify: string;
}

interface Props {
  rows: readonly DrawRow[];
  picture: PictureKind;
  names: PictureNames;
  strings: DrawListStrings;
}

/** Draws with their numbers, newest first; of a draw of ours its hash and seed, and a link to the verifier. */
export function DrawList({ rows, picture, names, strings }: Props) {
  return (
    <ol className="overflow-hidden rounded-card border border-hairline bg-surface shadow-lift">
      {rows.map(({ period, time, result, isVoided, isCorrected, proof }) => (
        <li
          key={period}
          id={period}
          className="grid gap-x-6 gap-y-2 border-hairline px-4 py-3.5 not-first:border-t sm:grid-cols-[9.5rem_minmax(0,1fr)] lg:grid-cols-[9.5rem_minmax(0,1fr)_15rem]"
        >
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:flex-col">
            <span className="tabular font-semibold" dir="ltr">
              {period}
            </span>
            <span className="text-xs text-faint">{time}</span>
            {isCorrected && <Badge tone="amber">{strings.corrected}</Badge>}
          </div>
          <div className="min-w-0">
            {result && <ResultPicture kind={picture} result={result} names={names} size="sm" />}
            {isVoided && <p className="text-sm text-vermilion">{strings.voided}</p>}
          </div>
          {proof ? (
            <details className="text-sm sm:col-start-2 lg:col-start-3">
              <summary className="flex min-h-8 cursor-pointer items-center gap-2 text-muted hover:text-ink">
                {strings.proof}
                <span className="tabular font-mono text-xs text-faint" dir="ltr">
                  {proof.commitment.slice(0, 10)}…
                </span>
              </summary>
              <dl className="mt-1 flex flex-col gap-2">
                <Code name={strings.commitment} value={proof.commitment} />
                <Code name={strings.seed} value={proof.seed} />
              </dl>
              <PageLink
                href={proof.href}
                aria-label={proof.label}
                className={`${buttonStyle({ variant: 'outline', size: 'sm' })} mt-2`}
              >
                {strings.verify}
              </PageLink>
            </details>
          ) : (
            <p className="text-sm text-faint sm:col-start-2 lg:col-start-3">{strings.outside}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

const Code = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-xs text-faint">{name}</dt>
    <dd dir="ltr" className="text-start font-mono text-xs break-all">
      {value}
    </dd>
  </div>
);
