import { escapeHtml } from '../http/html';
import type { Outgoing } from '../http/server';
import type { Vendor } from '../vendor';

/** What an operator enters in the site's back office to admit this vendor. */
export function entriesOf({ options, keys }: Pick<Vendor, 'options' | 'keys'>): [string, string][] {
  const { address, code } = options;
  return [
    ['Code', code],
    ['Hosts', new URL(address).host],
    [
      'Launch address',
      `${address}/open?token={token}&game={game}&lang={language}&currency={currency}&mode={mode}&lobby={lobby}&cashier={cashier}`,
    ],
    ['Category', 'RNG'],
    ['Public key', keys().publicKey.trim()],
    ['List of games', `${address}/catalogue.csv`],
  ];
}

export function deskPage(vendor: Vendor): Outgoing {
  const rows = entriesOf(vendor)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`)
    .join('\n');
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vendor ${escapeHtml(vendor.options.code)}</title></head>
<body><h1>Vendor ${escapeHtml(vendor.options.code)}</h1><dl>${rows}</dl></body></html>`,
  };
}
