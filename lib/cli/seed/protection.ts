import sharp from 'sharp';
import type { Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { memberByAccount } from '@/lib/identity/queries';
import { uploadDocument } from '@/lib/protection/documents/commands';
import { listDocuments } from '@/lib/protection/documents/queries';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { setOwnLimit } from '@/lib/protection/limits/commands';
import { storedLimits } from '@/lib/protection/limits/queries';
import type { SeededMember } from './accounts';

const EXCLUDED = 'plumferry';

/** Whether the last row of seedProtection is there. */
export async function isProtectionSeeded(db: Db): Promise<boolean> {
  const member = await memberByAccount(db, EXCLUDED);
  return member !== undefined && (await activeExclusion(db, member.id)) !== undefined;
}

/** A member with limits, a document that waits, and as its last row one who takes a break. A repeated seed adds nothing. */
export async function seedProtection(db: Db, members: readonly SeededMember[]): Promise<void> {
  const idOf = (name: string) => members.find(({ account }) => account === name)!.memberId;
  const limited = idOf('paperkite');
  if ((await storedLimits(db, limited)).length === 0) {
    await setOwnLimit(db, limited, { kind: 'deposit', period: 'month', amount: units(30_000) });
    await setOwnLimit(db, limited, { kind: 'loss', period: 'week', amount: units(5_000) });
    await setOwnLimit(db, limited, { kind: 'time', period: 'day', amount: 180n });
    await setOwnLimit(db, limited, { kind: 'loss', period: 'week', amount: units(8_000) });
  }
  const documented = idOf('riverfox');
  if ((await listDocuments(db, documented)).length === 0) {
    const card = await sharp(Buffer.from(CARD)).png().toBuffer();
    await uploadDocument(db, documented, 'identity', new Blob([new Uint8Array(card)]));
  }
  const excluded = idOf(EXCLUDED);
  if (!(await activeExclusion(db, excluded))) await excludeMyself(db, excluded, '6m');
}

/** An invented identity card. */
const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" rx="24" fill="#e9f1ee"/><rect x="36" y="96" width="180" height="220" rx="12" fill="#9db8b0"/>
  <circle cx="126" cy="176" r="46" fill="#e9f1ee"/><path d="M60 316c0-60 30-84 66-84s66 24 66 84z" fill="#e9f1ee"/>
  <text x="36" y="66" font-family="sans-serif" font-size="30" fill="#22423a">SPECIMEN CARD</text>
  <text x="250" y="150" font-family="sans-serif" font-size="24" fill="#22423a">River Fox</text>
  <text x="250" y="196" font-family="sans-serif" font-size="24" fill="#22423a">Born 1990-04-12</text>
  <text x="250" y="242" font-family="sans-serif" font-size="24" fill="#22423a">No. 0000 0000 0000</text></svg>`;
