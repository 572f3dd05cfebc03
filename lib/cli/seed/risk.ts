import type { Db } from '@/lib/db/client';
import { startSession } from '@/lib/identity/sessions/commands';
import { setClock } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { runDetectors } from '@/lib/risk/commands';
import type { SeededMember } from './accounts';

const HOUR = 3_600_000;
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

/** Logins of some hours ago: member, device and address. The addresses are from a block that is reserved for documentation. */
const LOGINS = [
  { account: 'riverfox', device: 'demo-phone', ip: '203.0.113.24', hours: 30 },
  { account: 'copperdrum', device: 'demo-phone', ip: '203.0.113.24', hours: 26 },
  { account: 'ninthheron', device: 'demo-tablet', ip: '203.0.113.24', hours: 9 },
  { account: 'quietcarp', device: 'demo-laptop', ip: '203.0.113.90', hours: 7 },
] as const;

/** Logins of members, and what the detectors find in the demo's data. A repeated seed adds nothing. */
export async function seedRisk(db: Db, members: readonly SeededMember[]): Promise<void> {
  const known = await db.selectFrom('identity.session').select('id').limit(1).executeTakeFirst();
  if (!known) await seedLogins(db, members);
  await runDetectors(db, siteConfig().money.settlementZone);
}

async function seedLogins(db: Db, members: readonly SeededMember[]): Promise<void> {
  try {
    for (const { account, device, ip, hours } of LOGINS) {
      const { memberId, country } = members.find((member) => member.account === account)!;
      setClock(new Date(Date.now() - hours * HOUR));
      await startSession(db, memberId, { ip, deviceId: device, userAgent: USER_AGENT, country }, false);
    }
  } finally {
    setClock(undefined);
  }
}
