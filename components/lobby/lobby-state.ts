/** Everything that narrows a lobby; it is the address's query, so that a link can be shared. */
export interface LobbyState {
  vendor: string;
  /** ALL, HOT, NEW, RECENT, FAV or a server class. */
  classify: string;
  search: string;
  page: number;
}

export const WHOLE_LOBBY: LobbyState = { vendor: '', classify: 'ALL', search: '', page: 1 };

/** Lists of one's own: they need a login (product.md §4). */
export const OWN_LISTS: readonly string[] = ['RECENT', 'FAV'];

const word = (value: string | null) => (value && /^[A-Za-z0-9_-]{1,40}$/.test(value) ? value : '');

/** The state an address asks for; what it does not say, or says wrongly, is left wide. */
export function readState(query: string): LobbyState {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page') ?? 1);
  return {
    vendor: word(parameters.get('vassalage')).toUpperCase(),
    classify: word(parameters.get('gameClassify')) || 'ALL',
    search: (parameters.get('gameName') ?? '').trim().slice(0, 60),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The query of a state, empty for the whole lobby. */
export function writeState(state: LobbyState): string {
  const parameters = new URLSearchParams();
  if (state.vendor) parameters.set('vassalage', state.vendor);
  if (state.classify !== 'ALL') parameters.set('gameClassify', state.classify);
  if (state.search) parameters.set('gameName', state.search);
  if (state.page > 1) parameters.set('page', String(state.page));
  const query = parameters.toString();
  return query ? `?${query}` : '';
}

/** Choosing a vendor resets the class to ALL; whatever narrows anew begins at page 1 (product.md §4). */
export function narrow(state: LobbyState, change: Partial<LobbyState>): LobbyState {
  if (change.page !== undefined) return { ...state, page: change.page };
  if (change.vendor !== undefined) return { ...state, ...change, classify: 'ALL', page: 1 };
  return { ...state, ...change, page: 1 };
}
