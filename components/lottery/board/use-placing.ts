'use client';

import { useState, type Dispatch } from 'react';
import { newRequestId } from '@/components/cashier/use-request-id';
import { refreshBalance } from '@/components/session/session-store';
import { callApi } from '@/lib/platform/http/call';
import type { BoardAction, BoardState, SlipRequest } from './board-state';
import { isUnclear, refusalOf, type Refusal } from './refusal';
import { linesForServer } from './slip';
import type { BetBoardProps, WireSlip } from './types';

export interface Chase {
  draws: readonly { period: string; multiple: number }[];
  stopOnWin: boolean;
}

export interface Placing {
  busy: boolean;
  /** Of the last try; undefined after a change of the slip. */
  refusal: Refusal | undefined;
  /** The slip that was placed last on this page. */
  placed: WireSlip | undefined;
  /** Sends the slip for the draw it is meant for, or for the draws of a chase. `leastPrize` accepts lower prizes, in permille. */
  place(options?: { leastPrize?: number; chase?: Chase }): Promise<boolean>;
  /** Sends the slip whose outcome is not known once more, under the same id. */
  askAgain(): Promise<boolean>;
  /** Forgets the last refusal and the last success. */
  forget(): void;
}

interface Options extends Pick<BetBoardProps, 'game' | 'free' | 'onPlaced'> {
  state: BoardState;
  dispatch: Dispatch<BoardAction>;
}

/** Places the slip. Each try has an id of its own; a try without a clear answer keeps its id until there is one (decision 0143). */
export function usePlacing({ game, free, onPlaced, state, dispatch }: Options): Placing {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ refusal: Refusal; lines: BoardState['lines'] }>();
  const [placed, setPlaced] = useState<WireSlip>();

  const send = async (id: string, request: SlipRequest, isRepeat: boolean): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    setPlaced(undefined);
    try {
      const slip = await callApi<WireSlip>('POST', '/lotto/lgw/bets', { ...request, requestId: id });
      dispatch({ kind: 'placed' });
      setPlaced(slip);
      void refreshBalance();
      onPlaced(slip);
      return true;
    } catch (error) {
      setRefusal({ refusal: refusalOf(error), lines: state.lines });
      if (!isUnclear(error, isRepeat)) dispatch({ kind: 'refused' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    refusal: refusal && (refusal.lines === state.lines || state.pending) ? refusal.refusal : undefined,
    placed,
    async place({ leastPrize = 1_000, chase } = {}) {
      if (busy || state.pending || state.lines.length === 0 || state.target === null) return false;
      const request: SlipRequest = {
        gameCode: game.gameCode,
        lines: linesForServer(state.lines),
        draws: chase?.draws ?? [{ period: state.target, multiple: 1 }],
        stopOnWin: chase?.stopOnWin ?? false,
        leastPrize,
        accountType: free ? 0 : 1,
      };
      const id = newRequestId();
      dispatch({ kind: 'send', id, request });
      return send(id, request, false);
    },
    async askAgain() {
      const { pending } = state;
      return !busy && pending ? send(pending.id, pending.request, true) : false;
    },
    forget() {
      setRefusal(undefined);
      setPlaced(undefined);
    },
  };
}
