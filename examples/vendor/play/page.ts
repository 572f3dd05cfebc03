import { gameOf } from '../games';
import { LANGUAGES, type Language } from '../games/types';
import { escapeHtml, jsonForScript } from '../http/html';
import type { Incoming, Outgoing } from '../http/server';
import type { Vendor } from '../types';
import { texts } from './texts';

/**
 * GET /open: the page of a game. The launch token of the address is exchanged by the page's script, not by this request: a browser or a
 * proxy may load a page twice or beforehand, and a token works once.
 */
export function openPage({ options }: Vendor, { url }: Incoming): Outgoing {
  const asked = url.searchParams.get('lang') ?? '';
  const language: Language = LANGUAGES.find((code) => asked.toLowerCase().startsWith(code)) ?? 'en';
  const game = gameOf(url.searchParams.get('game') ?? '');
  const t = texts[language];
  const settings = {
    game: game?.code ?? '',
    language,
    texts: t,
    returnToPlayer: game?.returnToPlayer ?? 0,
    lobby: linkOf(url.searchParams.get('lobby')),
    cashier: linkOf(url.searchParams.get('cashier')),
  };
  const title = escapeHtml(game?.names[language] ?? t.GAME_UNKNOWN);
  return {
    status: game ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(options.site),
    },
    body: `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/game.css">
</head>
<body>
<div id="game" class="game" data-game="${game?.code ?? ''}"><p class="notice" role="status">${escapeHtml(game ? t.loading : t.GAME_UNKNOWN)}</p></div>
<script type="application/json" id="settings">${jsonForScript(settings)}</script>
${game ? `<script type="module" src="/assets/${game.code}.ts"></script>` : ''}
</body>
</html>
`,
  };
}

/** An address that a link may have. Undefined for anything but http and https: the launch address is in the player's hands. */
function linkOf(text: string | null): string | undefined {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}

/** Only the site may show the page in a frame. This machine has two names, so both are allowed for a site on it. */
function policyOf(site: string): string {
  const { protocol, hostname, port } = new URL(site);
  const names = /^(?:localhost|127\.0\.0\.1)$/.test(hostname) ? ['localhost', '127.0.0.1'] : [hostname];
  const ancestors = names.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
