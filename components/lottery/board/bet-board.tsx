'use client';

import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { BOARD_NAMESPACES } from '../namespaces';
import { Board } from './board';
import type { BetBoardProps } from './types';

export type { BetBoardProps } from './types';

/**
 * The choice of play type and numbers, and the slip, for every game of the lottery. Everything that it shows of a game comes from the game's
 * data. Load it lazily: it brings the data of all games.
 */
export default function BetBoard(props: BetBoardProps) {
  return (
    <MessagesBoundary locale={props.locale} namespaces={BOARD_NAMESPACES} fallback={props.fallback}>
      <Board key={`${props.memberId} ${props.game.gameCode} ${props.free}`} {...props} />
    </MessagesBoundary>
  );
}
