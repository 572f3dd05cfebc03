import { ApiError } from '@/lib/platform/http/call';
import type { WireFairness } from '@/lib/studio/play/session/view';

export interface SeedHistory {
  fairness: WireFairness;
  revealed: {
    serverSeed: string;
    commitment: string;
    clientSeed: string;
    spins: number;
    revealedAt: string;
  }[];
}

export interface SeedChange {
  fairness: WireFairness;
  revealed: { serverSeed: string; commitment: string } | null;
}

/** The studio's server as the page of a game sees it. `View` and `Played` are types of the game's engine. */
export interface StudioApi<View, Played> {
  /** Opens the game with the token of a launch. Without one it continues the session of the cookie; null if there is none. */
  open(launchToken: string | undefined): Promise<View | null>;
  /** `grantId`: a new round is a free one of this grant. */
  spin(stake: string, requestId: string, grantId?: string): Promise<Played>;
  seeds(): Promise<SeedHistory>;
  changeSeed(clientSeed: string): Promise<SeedChange>;
}

/** Milliseconds after which a request is sent again. */
const REQUEST_TIMEOUT_MS = 15_000;

/** Calls /studio/api for the game `node`, in `language`. Throws ApiError, with the code NETWORK if there is no connection. */
export function studioApi<View, Played>(node: string, language: string): StudioApi<View, Played> {
  async function call<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    let response: Response;
    try {
      response = await fetch(`/studio/api/${path}?language=${language}`, {
        method,
        credentials: 'same-origin',
        headers: {
          'x-studio-game': node,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
    } catch {
      throw new ApiError('NETWORK', '', 0, {}, {});
    }
    const envelope = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    if (response.ok && envelope.success === true) return envelope.value as Value;
    const code = typeof envelope.code === 'string' ? envelope.code : 'NETWORK';
    const message = typeof envelope.message === 'string' ? envelope.message : '';
    throw new ApiError(code, message, response.status, {}, envelope);
  }
  return {
    open: (token) => call('POST', 'session', { game: node, ...(token ? { token } : {}) }),
    spin: (stake, requestId, grantId) =>
      call('POST', 'spin', { stake, requestId, ...(grantId === undefined ? {} : { grantId }) }),
    seeds: () => call('GET', 'seeds'),
    changeSeed: (clientSeed) => call('POST', 'seeds', { clientSeed }),
  };
}

/** A random client seed: 16 bytes, 22 characters. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
