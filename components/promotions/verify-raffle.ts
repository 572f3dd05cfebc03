import type { WireRaffle } from '@/lib/rewards/promotions/raffles/wire';
import { replayRevealed } from '@/lib/studio/fairness/revealed';

/**
 * Recomputes a draw in the browser, with WebCrypto and without the code that the server draws with: whether the seed and the list are those
 * whose hashes were shown, and whether the winning tickets follow from them. Rejects with RangeError for a malformed seed.
 */
export async function verifyRaffle(
  raffle: WireRaffle,
): Promise<{ seedHolds: boolean; listHolds: boolean; winnersHold: boolean }> {
  const text = raffle.list
    .map(({ first, count, code }) => `${first}-${first + count - 1}:${code}\n`)
    .join('');
  const hash = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const total = raffle.list.reduce((sum, { count }) => sum + count, 0);
  const revealed = {
    serverSeed: raffle.serverSeed!,
    commitment: raffle.commitment,
    clientSeed: hash,
    nonce: 0,
  };
  // A list with gaps has tickets of nobody, and a draw with more winners than participants would never end.
  if (!isWhole(raffle.list) || raffle.winners.length > raffle.list.length) {
    const { commitmentHolds } = await replayRevealed(revealed, () => true);
    return { seedHolds: commitmentHolds, listHolds: false, winnersHold: false };
  }
  const { commitmentHolds, replayed } = await replayRevealed(revealed, (words) =>
    replay(raffle, words, total),
  );
  return {
    seedHolds: commitmentHolds,
    listHolds: hash === raffle.listHash && total === raffle.tickets,
    winnersHold: replayed.every(
      ({ ticket, code }, index) =>
        raffle.winners[index]?.ticket === ticket && raffle.winners[index].code === code,
    ),
  };
}

/** Whether each ticket from 1 on has exactly one holder. */
function isWhole(list: WireRaffle['list']): boolean {
  let next = 1;
  return list.every(({ first, count }) => {
    const fits = first === next && count > 0;
    next += count;
    return fits;
  });
}

/** The winners that the words give, as many as there are; null if more words are needed. */
function replay(raffle: WireRaffle, words: readonly number[], total: number) {
  const winners: { ticket: number; code: string }[] = [];
  // Words of the incomplete last group would favour the first tickets: they are left out.
  const groups = total === 0 ? 0 : Math.floor(4_294_967_296 / total);
  for (const word of words) {
    if (winners.length === raffle.winners.length) break;
    if (word >= groups * total) continue;
    const ticket = (word % total) + 1;
    const holder = raffle.list.find(({ first, count }) => ticket >= first && ticket < first + count)!;
    if (!winners.some(({ code }) => code === holder.code)) winners.push({ ticket, code: holder.code });
  }
  return winners.length === raffle.winners.length ? winners : null;
}

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
