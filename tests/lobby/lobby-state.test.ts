import { narrowLobby, parseLobbyState, WHOLE_LOBBY, formatLobbyState } from '@/components/lobby/lobby-state';

describe('lobby state', () => {
  test('maps an empty query to the whole lobby and back', () => {
    expect(parseLobbyState('')).toEqual(WHOLE_LOBBY);
    expect(formatLobbyState(WHOLE_LOBBY)).toBe('');
  });

  test('parses what it formats', () => {
    const state = { vendor: 'TCG_SEA', classify: 'free-spins', search: 'มังกร & 龙', page: 7 };
    expect(parseLobbyState(formatLobbyState(state))).toEqual(state);
  });

  test.each([
    '?page=-1',
    '?page=0',
    '?page=1e9',
    '?page=x',
    '?vassalage=<script>',
    '?gameClassify=a%20b',
    '?gameName=%20%20',
  ])('uses the default for the invalid query %s', (query) => {
    expect(parseLobbyState(query)).toEqual(WHOLE_LOBBY);
  });

  test('resets the class when a vendor is chosen, and the page on every other change', () => {
    const state = { vendor: 'PG', classify: 'HOT', search: 'fox', page: 4 };
    expect(narrowLobby(state, { vendor: 'JL' })).toEqual({
      vendor: 'JL',
      classify: 'ALL',
      search: 'fox',
      page: 1,
    });
    expect(narrowLobby(state, { classify: 'NEW' })).toEqual({ ...state, classify: 'NEW', page: 1 });
    expect(narrowLobby(state, { search: 'carp' })).toEqual({ ...state, search: 'carp', page: 1 });
    expect(narrowLobby(state, { page: 5 })).toEqual({ ...state, page: 5 });
    expect(narrowLobby(state, { vendor: '', search: '' })).toEqual(WHOLE_LOBBY);
  });
});
