import { ApiError } from '@/lib/platform/http/call';
import type { GameView, WireFairness } from '@/lib/studio/play/session/view';
import type { WireSpin } from '@/lib/studio/play/spin/wire';

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

/** The studio's server as the game sees it. */
export interface StudioApi {
  open(launchToken: string | undefined): Promise<GameView>;
  spin(stake: string, requestId: string): Promise<WireSpin>;
  seeds(): Promise<SeedHistory>;
  changeSeed(clientSeed: string): Promise<SeedChange>;
}

/** How long a request may take before it is sent again, in milliseconds. */
const PATIENCE = 15_000;

/** Talks to /studio/api as the game `node`, in `language`. Throws ApiError; code NETWORK where the line is broken. */
export function studioApi(node: string, language: string): StudioApi {
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
        signal: AbortSignal.timeout(PATIENCE),
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
    spin: (stake, requestId) => call('POST', 'spin', { stake, requestId }),
    seeds: () => call('GET', 'seeds'),
    changeSeed: (clientSeed) => call('POST', 'seeds', { clientSeed }),
  };
}

/** A client seed as the browser makes one: 16 bytes, 22 letters. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
