import { gameNotFound } from '@/lib/catalogue/errors';
import {
  currencyNotOffered,
  gameMaintenance,
  launchNotPossible,
  needTrueAccount,
  trialNotOffered,
} from '@/lib/gateway/errors';
import { launchGame } from '@/lib/gateway/launch/commands';
import { isWalletEmpty } from '@/lib/gateway/transfers/commands';
import { launchInput } from '@/lib/gateway/schema';
import { launchOutput } from '@/lib/gateway/wire';
import { signedIn } from '@/lib/identity/audience';
import { notExcluded } from '@/lib/protection/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

const MODES = ['free', 'real'] as const;

export const POST = defineRoute({
  summary: 'Launches a game. Returns the address of its frame, which opens the game once within two minutes.',
  audience: notExcluded(signedIn),
  input: launchInput,
  output: launchOutput,
  refusals: [
    gameNotFound(),
    gameMaintenance(),
    launchNotPossible(),
    needTrueAccount(),
    trialNotOffered(),
    currencyNotOffered('THB'),
  ],
  async run({ ctx: { db, session }, input, language }) {
    const mode = input.accountType === undefined ? undefined : MODES[input.accountType];
    const { gameUrl, opensIn, walletVendor } = await launchGame(db, {
      player: session,
      nodeId: input.nodeId,
      mode,
      language,
    });
    const isEmpty =
      walletVendor !== undefined &&
      (await isWalletEmpty(db, session.memberId, walletVendor, session.currency));
    return { content: { game_url: gameUrl, opens_in: opensIn, empty_wallet: isEmpty ? walletVendor : null } };
  },
});
