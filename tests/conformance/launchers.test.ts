/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteLauncher } from '@/lib/conformance/launchers';

const session = 'croupier=a-sealed-session';

/** A site whose login asks for the slider, and that knows one session cookie. */
async function startSite(): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url = '', headers }, response) => {
    const path = url.split('?')[0]!;
    const player =
      headers.cookie === session ? 'member' : headers.authorization === 'Bearer trial' ? 'trial' : 'nobody';
    const values: Record<string, object> = {
      '/wps/session/login/freeplay': { token: 'trial' },
      '/wps/relay/GCSGAME_gameList': { games: [{ nodeId: '7' }] },
      '/wps/game/launchGame': { content: { game_url: `/seamless?game=7#${player}` } },
    };
    const value = values[path];
    response.writeHead(value ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(value ? { success: true, value } : { success: false, code: 'SLIDER_REQUIRED' }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a login that asks for the slider is explained, and the cookie of a browser is used instead', async () => {
  const { origin, close } = await startSite();
  const of = (member: Parameters<typeof siteLauncher>[0]['member']) =>
    siteLauncher({ site: origin, vendor: 'ACME', member });
  try {
    await expect(of({ user: 'someone', password: 'secret' }).launch('player')).rejects.toThrow(
      /SLIDER_REQUIRED.*--cookie/,
    );
    expect(await of({ cookie: session }).launch('player')).toEqual({ token: 'member' });
    expect(await of({ cookie: session }).launch('play money')).toEqual({ token: 'member' });
    // The other player is a trial player, who has no cookie.
    expect(await of({ cookie: session }).launch('other player')).toEqual({ token: 'trial' });
  } finally {
    close();
  }
});
