import { database } from '@/lib/db/client';
import { factorsOf, type Factors } from '../factors/queries';
import { needsFactor } from '../operators/rules';
import { getSecondFactorChoice, type FoundSession } from '../operators/queries';
import { sessionsOf, type OperatorSession } from '../sessions/queries';

export interface AccountPage {
  factors: Factors;
  /** Whether the site asks this operator for a second factor. */
  isFactorNeeded: boolean;
  sessions: OperatorSession[];
}

/** What the page of the operator's own account shows. */
export async function loadAccountPage({ operator }: FoundSession): Promise<AccountPage> {
  const db = database();
  const [factors, sessions, choice] = await Promise.all([
    factorsOf(db, operator.id),
    sessionsOf(db, operator.id),
    getSecondFactorChoice(db),
  ]);
  return { factors, sessions, isFactorNeeded: needsFactor(choice, operator.permissions) };
}
