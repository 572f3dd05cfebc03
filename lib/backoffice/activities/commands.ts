import type { z } from 'zod';
import { setMode } from '@/lib/rewards/promotions/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import type { modeInput } from './schema';

// The routes check the permission `promotions.write`.

/** Sets mode and rule of a promotion. Throws as setMode of lib/rewards. */
export const changeMode = (
  actor: Actor,
  { id, ...given }: z.output<typeof modeInput>,
): Promise<{ version: number }> =>
  auditedTransaction(actor, async (tx) => {
    const { version, before } = await setMode(tx, { promotionId: id, ...given });
    return {
      outcome: { version },
      action: 'promotion.mode',
      subject: `promotion:${id}`,
      detail: {
        before: before ? JSON.stringify({ mode: before.mode, ...before.rule }) : null,
        after: JSON.stringify({ mode: given.mode, ...given.rule }),
      },
    };
  });
