import { cacheBriefly, lobbyPage } from '@/lib/catalogue/lobby';
import { gameListInput, wireGamePage } from '@/lib/catalogue/schema';
import { toWireGamePage } from '@/lib/catalogue/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

const OWN_LISTS = ['FAV', 'RECENT'];

export const GET = defineRoute({
  summary: 'Lists games by category, vendor, class and part of a title in any language, in pages.',
  audience: visitors,
  input: gameListInput,
  output: wireGamePage,
  async run({ ctx: { db, session }, input, language, headers }) {
    if (!OWN_LISTS.includes(input.gameClassify ?? '')) cacheBriefly(headers, input.language);
    return toWireGamePage(await lobbyPage(db, input, language, session?.memberId));
  },
});
