import { gameByNode } from '@/lib/catalogue/queries';
import type { Game } from '@/lib/catalogue/types';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { currentSession } from '@/lib/identity/loaders';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { publicUrl } from '@/lib/platform/env';
import { fillLaunchAddress } from './address';

/**
 * The address that /seamless opens for a game, without the launch token and the device, and where; undefined if there is no such game or
 * it cannot be opened: then the page's policy admits no frame of its vendor either. `free`: it was launched for play money.
 */
export async function gameAddress(
  nodeId: string,
  { locale, free }: { locale: LocaleCode; free: boolean },
): Promise<{ address: string; opensIn: Game['opensIn'] } | undefined> {
  const game = /^[1-9]\d{0,17}$/.test(nodeId) ? await gameByNode(database(), BigInt(nodeId)) : undefined;
  // Our lottery has pages of its own and no frame.
  if (!game || game.engine?.kind === 'lottery' || !isOpen(game)) return undefined;
  const session = await currentSession();
  const isFree = free || session?.kind === 'trial';
  const site = (path: string) => new URL(localePath(locale, path), publicUrl()).href;
  const address = fillLaunchAddress(game.launchUrl, {
    node: nodeId,
    game: game.code,
    engine: game.engine?.kind,
    language: locale,
    currency: isFree ? PLAY_CURRENCY : (session?.currency ?? ''),
    mode: isFree ? 'free' : 'real',
    lobby: site('/rng'),
    cashier: site('/member/deposit'),
  });
  return address === undefined ? undefined : { address, opensIn: game.opensIn };
}

/** Whether a game may be shown: it is listed, and neither it nor its vendor is under maintenance. */
const isOpen = ({ listed, status }: Game): boolean => listed && status === 'active';

/** The id and name of a game that players see; undefined if there is none. */
export async function findOpenGame(
  nodeId: string,
  locale: LocaleCode,
): Promise<{ nodeId: string; name: string } | undefined> {
  const game = /^[1-9]\d{0,17}$/.test(nodeId) ? await gameByNode(database(), BigInt(nodeId)) : undefined;
  return game?.listed ? { nodeId, name: game.names[locale] ?? game.names.en } : undefined;
}
