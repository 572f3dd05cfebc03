import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import type { Text } from '@/lib/content/types';
import type { Db, Tx } from '@/lib/db/client';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { rewardRule } from '../approvals/reward-rule';
import type { ApprovalAction, Facts } from '../approvals/types';
import type { Permission } from '../constants';

const payload = z.object({
  item: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  version: z.int('INVALID').min(1, 'INVALID'),
  /** What the item gives, as a decimal string; a point counts as a unit of money. */
  gives: amountText,
});

/** What every such item has. */
export interface Item {
  id: bigint;
  title: Text;
  version: number;
  published: boolean;
}

/** A kind of items that are published by hand and give members something. */
export interface Published<Kind extends Item> {
  /** The first word of its actions and of its subject. */
  noun: string;
  action: ApprovalAction<z.output<typeof payload>, Kind, number>;
  get: (db: Db, id: bigint) => Promise<Kind>;
  /** What is compared with the threshold, in 1/10,000. */
  givenBy: (item: Kind) => Amount;
  /** Publishes or withdraws an item. Gives the new version. */
  publish: (tx: Tx, id: bigint, version: number, published: boolean) => Promise<number>;
}

/**
 * The publication of items of a kind. What an item gives at once decides whether another operator must approve it, together with the other items of
 * the kind that the operator has published alone within a day.
 */
export function publishedKind<Kind extends Item>({
  permission,
  facts,
  currency,
  ...kind
}: Omit<Published<Kind>, 'action'> & {
  permission: Permission;
  facts?: (item: Kind) => Facts;
  currency: (item: Kind) => string;
}): Published<Kind> {
  const { noun } = kind;
  return {
    ...kind,
    action: {
      name: `${noun}.publish`,
      permission,
      payload,
      rule: {
        ...rewardRule,
        counted: 'subject',
      },
      subject: ({ item }) => `${noun}:${item}`,
      async load(db, given) {
        const item = await kind.get(db, BigInt(given.item));
        if (item.version !== given.version || formatDecimal(kind.givenBy(item)) !== given.gives)
          throw changedMeanwhile();
        return item;
      },
      describe: ({ gives }, item) => ({
        before: { title: item.title.en ?? '', published: item.published },
        after: {
          title: item.title.en ?? '',
          published: true,
          ...facts?.(item),
          gives: { amount: gives, currency: currency(item) },
        },
      }),
      perform: (tx, _actor, given) => kind.publish(tx, BigInt(given.item), given.version, true),
    },
  };
}

/** The payload with which an item's publication is submitted. */
export const requestOf = <Kind extends Item>({ givenBy }: Published<Kind>, item: Kind) => ({
  item: String(item.id),
  version: item.version,
  gives: formatDecimal(givenBy(item)),
});
