/** What a vendor's launch address may name in braces. Anything else in braces is left out. */
export interface LaunchValues {
  /** The site's id of the game, and the vendor's own code. */
  node: string;
  game: string;
  /** The engine of our studio that plays the game; undefined for games of other vendors. */
  engine: string | undefined;
  language: string;
  currency: string;
  mode: 'real' | 'free';
  /** Addresses of this site to return to. */
  lobby: string;
  cashier: string;
}

/** Whether a game can be opened: its vendor has a launch address, and the engine that the address names. */
export function canLaunch({ launchUrl, engine }: { launchUrl: string | null; engine: unknown }): boolean {
  return launchUrl !== null && (engine !== null || !launchUrl.includes('{engine}'));
}

/** Stays in the address until the browser has the token: it is in the fragment of /seamless, which no server receives. */
const TOKEN_PLACEHOLDER = '{token}';

/** What kind of device the game opens on; the browser knows it best, so that it is put in there too. */
export type LaunchDevice = 'phone' | 'desktop';
const DEVICE_PLACEHOLDER = '{device}';

/** The address of `fillLaunchAddress` with what only the browser knows. */
export const finishLaunchAddress = (address: string, token: string, device: LaunchDevice): string =>
  address.replaceAll(TOKEN_PLACEHOLDER, () => token).replaceAll(DEVICE_PLACEHOLDER, device);

/**
 * A vendor's launch address (`catalogue.vendor.launch_url`) filled in, all but the token and the device. Undefined if the vendor has none, or if it
 * names an engine and the game has none.
 */
export function fillLaunchAddress(template: string | null, values: LaunchValues): string | undefined {
  if (template === null || !canLaunch({ launchUrl: template, engine: values.engine ?? null }))
    return undefined;
  const known: Readonly<Record<string, string | undefined>> = { ...values };
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    placeholder === TOKEN_PLACEHOLDER || placeholder === DEVICE_PLACEHOLDER
      ? placeholder
      : encodeURIComponent(Object.hasOwn(known, name) ? (known[name] ?? '') : ''),
  );
}

/** The names that a launch address may have in braces. */
export const LAUNCH_PLACEHOLDERS = [
  'token',
  'node',
  'game',
  'engine',
  'language',
  'currency',
  'mode',
  'device',
  'lobby',
  'cashier',
] as const satisfies readonly (keyof LaunchValues | 'token' | 'device')[];

/** What is wrong with a launch address: messages are errors.fields.<code>. */
export interface LaunchAddressFault {
  code:
    | 'LAUNCH_SCHEME'
    | 'LAUNCH_HOST'
    | 'LAUNCH_PLACEHOLDER'
    | 'LAUNCH_TOKEN_MISSING'
    | 'LAUNCH_GAME_MISSING'
    | 'LAUNCH_FORMAT';
  values?: Record<string, string>;
}

const ADDRESS =
  /^(?:\/studio\/|(https:\/\/|http:\/\/(?=(?:localhost|127\.0\.0\.1)[:/]))([a-z0-9.-]+(?::\d+)?)\/)[^\s<>"'`\\]*$/;

/**
 * Checks a launch address from an operator: a path of our studio, or https on one of the vendor's hosts (http for a vendor on this machine),
 * with known placeholders, among them the token and the game. Undefined if nothing is wrong.
 */
export function launchAddressFault(
  template: string,
  hosts: readonly string[],
): LaunchAddressFault | undefined {
  if (!/^(?:\/studio\/|https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/.test(template))
    return { code: 'LAUNCH_SCHEME' };
  const parts = ADDRESS.exec(template);
  if (!parts) return { code: 'LAUNCH_FORMAT' };
  const host = parts[2];
  if (host !== undefined && !hosts.includes(host)) return { code: 'LAUNCH_HOST', values: { host } };
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  const known: readonly string[] = LAUNCH_PLACEHOLDERS;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return { code: 'LAUNCH_PLACEHOLDER', values: { name: `{${unknown.slice(0, 40)}}` } };
  if (/[{}]/.test(template.replace(/\{\w+\}/g, ''))) return { code: 'LAUNCH_FORMAT' };
  if (!names.includes('token')) return { code: 'LAUNCH_TOKEN_MISSING' };
  if (!names.includes('game') && !names.includes('node')) return { code: 'LAUNCH_GAME_MISSING' };
  return undefined;
}
