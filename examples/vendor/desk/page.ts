import { rowsOf } from '../catalogue/list';
import { escapeHtml } from '../http/html';
import type { Outgoing } from '../http/server';
import { FAULTS } from '../options';
import type { Vendor } from '../types';
import { WALLET_FAULTS } from '../wallet/faults';

/** What an operator enters in the site's back office to admit this vendor, by the names of its form. */
export function entriesOf({ options, keys }: Pick<Vendor, 'options' | 'keys'>): [string, string][] {
  const { address, code, dialect, wallet } = options;
  return [
    ['Code', code],
    ['Hosts', new URL(address).host],
    [
      'Launch address',
      `${address}/open?token={token}&game={game}&lang={language}&currency={currency}&mode={mode}&device={device}&lobby={lobby}&cashier={cashier}`,
    ],
    ['Categories', [...new Set(rowsOf(code, address).map((row) => row.category ?? ''))].join(', ')],
    ['Dialect', dialect],
    ...(dialect === 'hub' ? [['Public key', keys().publicKey.trim()] satisfies [string, string]] : []),
    ['Wallet', wallet],
    ...(wallet === 'transfer' ? [['Wallet address', `${address}/wallet`] satisfies [string, string]] : []),
    ['List of games', `${address}/catalogue.csv`],
  ];
}

/** What the back office calls a value, where it has another name for it. */
const OFFICE_NAMES: Readonly<Record<string, string>> = {
  'Categories RNG': 'Slots',
  'Dialect own': 'Our protocol',
  'Dialect hub': 'In the manner of Hub88',
  'Dialect form': 'In the manner of Pragmatic Play',
  'Wallet single': 'Single wallet',
  'Wallet transfer': 'Transfer wallet',
};

/** What the page shows of the running program; it asks again every few seconds. */
export function stateOf({ options, keys, transport, books, faults, walletFaults }: Vendor) {
  const [last] = transport.records;
  return {
    needsSecret: keys().secret === undefined && (options.dialect !== 'hub' || options.wallet === 'transfer'),
    last: last ? { kind: last.kind, code: last.code, at: last.at } : null,
    waiting: books
      .pendingCalls()
      .map(({ id, call }) => ({ id, operation: call.operation }))
      .slice(0, 20),
    calls: transport.records.slice(0, 20),
    faults: [...faults],
    wallet: walletFaults,
  };
}

function officeName(name: string, value: string): string {
  const office = OFFICE_NAMES[`${name} ${value}`];
  return office === undefined ? '' : `<small>In the back office: ${escapeHtml(office)}</small>`;
}

export function deskPage(vendor: Vendor): Outgoing {
  const { options } = vendor;
  const entries = entriesOf(vendor)
    .map(
      ([name, value]) => `<div class="entry"><dt>${escapeHtml(name)}</dt>
<dd><code>${escapeHtml(value)}</code><button type="button" data-copy aria-label="Copy: ${escapeHtml(name)}">Copy</button>${officeName(name, value)}</dd></div>`,
    )
    .join('\n');
  const boxes = FAULTS.map(
    (fault) => `<label><input type="checkbox" name="fault" value="${fault}"> ${fault}</label>`,
  ).join('\n');
  const choices = ['', ...WALLET_FAULTS]
    .map((fault) => `<option value="${fault}">${fault || 'none'}</option>`)
    .join('');
  const games = rowsOf(options.code, options.address)
    .map(
      ({ code = '', name_en: name = '' }) =>
        `<figure><img src="/artwork/${code}.png" alt="" width="160" height="160"><figcaption>${escapeHtml(name)}<br><code>${code}</code></figcaption></figure>`,
    )
    .join('\n');
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vendor ${escapeHtml(options.code)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/desk.css">
</head>
<body>
<header><h1>Vendor ${escapeHtml(options.code)}</h1>
<p>Dialect <b>${options.dialect}</b>, site <a href="${escapeHtml(options.site)}/backoffice/vendors">${escapeHtml(options.site)}</a></p>
<p id="state" class="state" role="status">Reading the state</p></header>
<main>
<section><h2>What an operator enters</h2>
<p>In the back office of the site, under Vendors.</p>
<dl>${entries}</dl></section>
<section><h2>The secret</h2>
<p>The back office shows it once, after it was issued: 64 hexadecimal characters.${options.dialect === 'hub' ? ' The dialect hub signs with the key pair; only the transfer wallet needs the secret.' : ''}</p>
<form id="secret"><label for="hex">Secret</label>
<input id="hex" name="secret" autocomplete="off" spellcheck="false" maxlength="64" required>
<button>Store</button><output></output></form></section>
<section><h2>Games</h2><div class="games">${games}</div>
<p><a href="/catalogue.csv">catalogue.csv</a> <a href="/catalogue.json">catalogue.json</a></p></section>
<section><h2>Planted faults</h2>
<p>Mistakes that this program makes on purpose, to see that a conformance test finds them.</p>
<form id="faults"><fieldset><legend>Calls to the site</legend>${boxes}</fieldset>
<fieldset><legend>Transfer wallet</legend>
<label>Fault <select name="walletFault">${choices}</select></label>
<label>Share of calls, in % <input type="number" name="percent" min="0" max="100" value="20"></label>
<label>Late by, in ms <input type="number" name="delay" min="0" max="600000" value="15000"></label></fieldset>
<button>Apply</button><output></output></form></section>
<section class="wide"><h2>Calls that wait for an answer</h2><ul id="waiting"></ul></section>
<section class="wide"><h2>Last calls</h2><div class="scroll"><table><thead><tr><th>Time</th><th>Call</th><th>Result</th><th>ms</th></tr></thead><tbody id="calls"></tbody></table></div></section>
</main>
<script type="module" src="/assets/desk.ts"></script>
</body>
</html>
`,
  };
}
