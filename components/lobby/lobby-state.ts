/** The state of a lobby. It is the query of the address, so that a link can be shared. */
export interface LobbyState {
  vendor: string;
  /** ALL, HOT, NEW, RECENT, FAV or a class of the server. */
  classify: string;
  search: string;
  page: number;
}

export const WHOLE_LOBBY: LobbyState = { vendor: '', classify: 'ALL', search: '', page: 1 };

/** The member's own lists, which need a login (LOBBY-3). */
export const MEMBER_LISTS: readonly string[] = ['RECENT', 'FAV'];

const parseCode = (value: string | null) => (value && /^[A-Za-z0-9_-]{1,40}$/.test(value) ? value : '');

/** Parses the query of an address. Missing and invalid values get their defaults. */
export function parseLobbyState(query: string): LobbyState {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page') ?? 1);
  return {
    vendor: parseCode(parameters.get('vassalage')).toUpperCase(),
    classify: parseCode(parameters.get('gameClassify')) || 'ALL',
    search: (parameters.get('gameName') ?? '').trim().slice(0, 60),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Returns the query of a state; empty for the whole lobby. */
export function formatLobbyState(state: LobbyState): string {
  const parameters = new URLSearchParams();
  if (state.vendor) parameters.set('vassalage', state.vendor);
  if (state.classify !== 'ALL') parameters.set('gameClassify', state.classify);
  if (state.search) parameters.set('gameName', state.search);
  if (state.page > 1) parameters.set('page', String(state.page));
  const query = parameters.toString();
  return query ? `?${query}` : '';
}

/**
 * Changes a state. A new vendor resets the class to ALL, and every change except of the page resets the page to 1
 * (LOBBY-3).
 */
export function narrowLobby(state: LobbyState, change: Partial<LobbyState>): LobbyState {
  if (change.page !== undefined) return { ...state, page: change.page };
  if (change.vendor !== undefined) return { ...state, ...change, classify: 'ALL', page: 1 };
  return { ...state, ...change, page: 1 };
}
