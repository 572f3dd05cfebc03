'use client';

import { buttonStyle } from '@/components/ui/button-style';
import { Badge } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { Countdown } from '../clock/countdown';
import type { PictureKind, PictureNames, WireResult } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';

export interface ResultCard {
  code: string;
  name: string;
  /** The page of its results, and the page on which it is played. */
  href: string;
  playHref: string;
  image: string;
  picture: PictureKind;
  /** How often it is drawn. */
  schedule: string;
  drawnByUs: boolean;
  last: { result: WireResult; text: string } | null;
  closesAt: string | null;
}

export interface ResultCardStrings {
  play: string;
  closes: string;
  noDraw: string;
  noResult: string;
  ours: string;
}

interface Props {
  cards: readonly ResultCard[];
  names: PictureNames;
  strings: ResultCardStrings;
}

/** The games with their last results, and how long bets are taken for the next draw. */
export function ResultCards({ cards, names, strings }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.code}
          className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4 shadow-lift"
        >
          <div className="flex items-center gap-3">
            <img
              src={card.image}
              alt=""
              width={48}
              height={64}
              loading="lazy"
              className="h-16 w-12 shrink-0 rounded-control object-cover"
            />
            <div className="min-w-0">
              <h3 className="font-bold">
                <PageLink href={card.href} className="hover:text-amber hover:underline">
                  {card.name}
                </PageLink>
              </h3>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                {card.schedule}
                {card.drawnByUs && <Badge>{strings.ours}</Badge>}
              </p>
            </div>
          </div>
          <PageLink href={card.href} className="flex min-h-16 flex-col gap-2">
            {card.last ? (
              <>
                <ResultPicture kind={card.picture} result={card.last.result} names={names} brief />
                <span className="text-xs text-faint">{card.last.text}</span>
              </>
            ) : (
              <span className="text-sm text-muted">{strings.noResult}</span>
            )}
          </PageLink>
          <div className="mt-auto flex items-center justify-between gap-3 border-t border-hairline pt-3 text-sm">
            {card.closesAt ? (
              <span className="text-muted">
                {strings.closes}{' '}
                <Countdown until={card.closesAt} className="font-display text-lg font-bold text-ink" />
              </span>
            ) : (
              <span className="text-faint">{strings.noDraw}</span>
            )}
            <PageLink href={card.playHref} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
              {strings.play}
            </PageLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
