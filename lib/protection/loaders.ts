import { database } from '@/lib/db/client';
import { siteConfig } from '@/lib/platform/site-config';
import { listDocuments, verificationState } from './documents/queries';
import { activeExclusion } from './exclusions/queries';
import { ownFigures } from './figures/queries';
import { limitStates } from './limits/queries';
import { playSession } from './play/queries';
import { toWireDocument, toWireExclusion, toWireFigures, toWireLimit } from './wire';

/** Everything on the member's page of responsible gaming. */
export async function loadOwnProtection(session: { memberId: bigint; currency: string }) {
  const db = database();
  const { memberId, currency } = session;
  // The play is read from the ledger first, by one of them.
  const limits = await limitStates(db, memberId);
  const [figures, play, exclusion, state, documents] = await Promise.all([
    ownFigures(db, memberId, 'month'),
    playSession(db, memberId),
    activeExclusion(db, memberId),
    verificationState(db, memberId),
    listDocuments(db, memberId),
  ]);
  return {
    limits: limits.map(toWireLimit),
    figures: toWireFigures(figures, currency),
    minutes: play.minutes,
    mostMinutes: siteConfig().protection.realityMinutes,
    exclusion: exclusion ? toWireExclusion(exclusion) : null,
    documents: { ...state, list: documents.map(toWireDocument) },
  };
}
