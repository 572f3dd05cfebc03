import type { LotteryFirst } from '@/components/lottery/desk/first-data';
import { regionOfHall } from '@/components/lottery/hall-path';
import type { LotteryHall } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { lotteryCurrent, lotteryMenu } from '@/lib/studio-host/lottery/loaders';
import { lotteryViewer } from '@/lib/studio-host/lottery/sessions';

/**
 * What a page of the lottery shows first: the game of its address, or the first one of its region. Undefined if the site offers no game of the
 * lottery.
 */
export async function lotteryFirst(
  locale: LocaleCode,
  hall: LotteryHall,
  code: string | undefined,
  memberId: bigint,
): Promise<LotteryFirst | undefined> {
  const menu = await lotteryMenu(await lotteryViewer(memberId, locale));
  const game =
    menu.list.find(({ gameCode }) => gameCode === code) ??
    menu.list.find(({ region, open }) => region === regionOfHall(hall) && open) ??
    menu.list.find(({ region }) => region === regionOfHall(hall)) ??
    menu.list[0];
  if (!game) return undefined;
  return { menu, gameCode: game.gameCode, current: await lotteryCurrent(game.gameCode, { coming: 0 }) };
}
