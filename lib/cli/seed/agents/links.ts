import { createLink, setLinkOpen } from '@/lib/agents/links/commands';
import type { Db } from '@/lib/db/client';
import type { InvitationLink } from '@/lib/identity/registration/links';
import { now, setClock } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { chance, pick } from './chance';
import type { SeedContext } from './contracts';
import { HISTORY_DAYS } from './people';
import { daily, dividend } from './terms';

interface DemoLink {
  agent: string;
  name: string;
  type: number;
  /** Days before the seed on which it was made, and closed. */
  made: number;
  closed?: number;
}

const LINKS: readonly DemoLink[] = [
  { agent: 'lanternagent', name: 'Page on Facebook', type: 0, made: HISTORY_DAYS },
  { agent: 'lanternagent', name: 'Summer flyer', type: 0, made: HISTORY_DAYS, closed: 33 },
  { agent: 'lanternsub', name: 'Video channel', type: 0, made: 48 },
  { agent: 'pearlbridge', name: 'Tea house counter', type: 0, made: 55 },
  { agent: 'mangopier', name: 'Friends of the pier', type: 0, made: 40 },
  { agent: 'jadepavilion', name: 'Shareholders', type: 42, made: 58 },
  { agent: 'cranehouse', name: 'Line group', type: 0, made: 52 },
  { agent: 'saffrongate', name: 'Market stall', type: 0, made: 44 },
  { agent: 'emberhall', name: 'Telegram channel', type: 0, made: 57 },
  { agent: 'cobaltinn', name: 'Guests of the inn', type: 0, made: 35 },
];

interface MadeLink extends DemoLink {
  id: bigint;
}

export interface OpenLinks {
  /** The link by which a player who joins an agent on a day has come; undefined: without one. */
  linkOf(player: { account: string; upline: string | undefined; joined: number }): InvitationLink | undefined;
}

/** The invitation links of the demo's agents. A repeated call finds them. */
export async function seedLinks(db: Db, idOf: (account: string) => bigint, until: Date): Promise<OpenLinks> {
  const zone = settlementZone();
  const made: MadeLink[] = [];
  for (const link of LINKS) {
    setClock(new Date(until.getTime() - link.made * 86_400_000));
    const { agent, name, type } = link;
    const id = await createLink(db, idOf(agent), {
      name,
      type,
      requestId: `demo-${name.toLowerCase().replaceAll(' ', '-')}`,
    });
    if (link.closed !== undefined) {
      setClock(new Date(until.getTime() - link.closed * 86_400_000));
      await setLinkOpen(db, idOf(agent), id, false);
    }
    made.push({ ...link, id });
  }
  await seedClicks(db, made, dayOf(until, zone));
  const isOpen = ({ made: from, closed = -1 }: DemoLink, ago: number) => ago < from && ago > closed;
  return {
    linkOf: ({ account, upline, joined }) => {
      const open = made.filter((link) => link.agent === upline && link.type === 0 && isOpen(link, joined));
      if (open.length === 0 || chance('link', account) >= 0.75) return undefined;
      const { id, agent, type } = pick(open, 'which link', account);
      return { id, agentId: idOf(agent), type, hasOffer: false };
    },
  };
}

/** A link for new agents with the contracts that they are offered: it needs those of its agent. */
const PARTNERS = { agent: 'lanternagent', name: 'Partners', type: 2, made: 50 } as const;

/** Makes the link for new agents on its day. A repeated call finds it. */
export async function addPartnersLink({ db, idOf }: SeedContext): Promise<void> {
  const today = dayAfter(dayOf(now(), settlementZone()), PARTNERS.made);
  const id = await createLink(db, idOf(PARTNERS.agent), {
    ...PARTNERS,
    offers: [dividend(1, 15, 'H', 'fixed'), daily(1, 0.4)],
    requestId: 'demo-partners',
  });
  await seedClicks(db, [{ ...PARTNERS, id }], today);
}

/** The day of that link, in days before the seed. */
export const PARTNERS_DAY = PARTNERS.made;

/** Visits by day, as the counter of visits has them. */
async function seedClicks(db: Db, links: readonly MadeLink[], today: string): Promise<void> {
  const days = links.flatMap(({ id, name, made, closed = 0 }) =>
    Array.from({ length: made - closed + 1 }, (_, index) => ({
      link_id: id,
      day: dayAfter(today, index - made) as never,
      clicks: Math.floor(chance('clicks', name, made - index) ** 2 * 14),
    })).filter(({ clicks }) => clicks > 0),
  );
  await db
    .insertInto('agents.link_day')
    .values(days)
    .onConflict((on) => on.doNothing())
    .execute();
}
