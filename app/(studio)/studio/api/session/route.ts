import { studioHost } from '@/lib/studio-host/host';
import { defineRoute } from '@/lib/platform/http/define-route';
import { sha256 } from '@/lib/platform/ids';
import { now } from '@/lib/platform/clock';
import { anyone, gameToken } from '@/lib/studio/play/audience';
import { gameNotFound, gameSessionOver } from '@/lib/studio/play/errors';
import { asTyped, openSession as input } from '@/lib/studio/play/schema';
import { openSession } from '@/lib/studio/play/session/commands';
import { gameCookie } from '@/lib/studio/play/session/cookie';
import { sessionByHash } from '@/lib/studio/play/session/queries';
import { gameView, type GameView } from '@/lib/studio/play/session/view';

export const POST = defineRoute({
  summary:
    'Opens a game with a launch token, or continues the game session of its cookie; null if there is no such session.',
  audience: anyone(studioHost),
  input,
  output: asTyped<GameView>().nullable(),
  refusals: [gameNotFound(), gameSessionOver()],
  async run({ ctx: { host }, input: { game: node, token }, request, headers }) {
    const nodeId = BigInt(node);
    if (token) {
      const opened = await openSession(host, nodeId, token);
      headers.append('set-cookie', gameCookie(nodeId, opened.token, opened.session.expiresAt));
      return gameView(host, opened.session, opened.game);
    }
    const held = gameToken(request);
    const session = held ? await sessionByHash(host.sql, sha256(held), now()) : undefined;
    // Not an error: a game that is opened by its address asks whether it has a session.
    if (!session || session.nodeId !== nodeId) return null;
    const game = await host.game(nodeId);
    if (!game) throw gameNotFound();
    return gameView(host, session, game);
  },
});
