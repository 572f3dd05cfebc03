import type { Resource } from '../types';

/** Returns the address of the operator's chat room, or undefined if the site has none. */
export const chatAddress = (resources: readonly Resource[]): string | undefined =>
  resources.find(({ resourceType }) => resourceType === 'chat_room')?.url;

/** Permissions of the chat frame: the room may run itself, and may do nothing to the page around it. */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';

const escaped = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[sign]!);

/**
 * A page that holds the chat room alone, with a policy that allows the room's host. The site's pages frame this page
 * and not the room.
 */
export function chatFrame(address: string): { html: string; policy: string } {
  const { origin, host } = new URL(address);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(host)}</title><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;overflow:hidden}</style></head><body><iframe src="${escaped(address)}" title="${escaped(host)}" sandbox="${SANDBOX}" referrerpolicy="no-referrer"></iframe></body></html>`;
  return {
    html,
    policy: `default-src 'none'; style-src 'unsafe-inline'; frame-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}
