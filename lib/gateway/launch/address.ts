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
export const TOKEN_PLACEHOLDER = '{token}';

/**
 * A vendor's launch address (`catalogue.vendor.launch_url`) filled in, all but the token. Undefined if the vendor has none, or if it
 * names an engine and the game has none.
 */
export function fillLaunchAddress(template: string | null, values: LaunchValues): string | undefined {
  if (template === null || !canLaunch({ launchUrl: template, engine: values.engine ?? null }))
    return undefined;
  const known: Readonly<Record<string, string | undefined>> = { ...values };
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    placeholder === TOKEN_PLACEHOLDER
      ? placeholder
      : encodeURIComponent(Object.hasOwn(known, name) ? (known[name] ?? '') : ''),
  );
}
