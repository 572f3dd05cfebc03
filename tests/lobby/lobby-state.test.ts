import { narrow, readState, WHOLE_LOBBY, writeState } from '@/components/lobby/lobby-state';

describe('a lobby in its address', () => {
  test('an address without a query is the whole lobby, and the other way round', () => {
    expect(readState('')).toEqual(WHOLE_LOBBY);
    expect(writeState(WHOLE_LOBBY)).toBe('');
  });

  test('what is written is read again', () => {
    const state = { vendor: 'TCG_SEA', classify: 'free-spins', search: 'มังกร & 龙', page: 7 };
    expect(readState(writeState(state))).toEqual(state);
  });

  test.each([
    '?page=-1',
    '?page=0',
    '?page=1e9',
    '?page=x',
    '?vassalage=<script>',
    '?gameClassify=a%20b',
    '?gameName=%20%20',
  ])('%s is left wide', (query) => {
    expect(readState(query)).toEqual(WHOLE_LOBBY);
  });

  test('choosing a vendor resets the class; whatever narrows begins at page 1', () => {
    const state = { vendor: 'PG', classify: 'HOT', search: 'fox', page: 4 };
    expect(narrow(state, { vendor: 'JL' })).toEqual({
      vendor: 'JL',
      classify: 'ALL',
      search: 'fox',
      page: 1,
    });
    expect(narrow(state, { classify: 'NEW' })).toEqual({ ...state, classify: 'NEW', page: 1 });
    expect(narrow(state, { search: 'carp' })).toEqual({ ...state, search: 'carp', page: 1 });
    expect(narrow(state, { page: 5 })).toEqual({ ...state, page: 5 });
    expect(narrow(state, { vendor: '', search: '' })).toEqual(WHOLE_LOBBY);
  });
});
