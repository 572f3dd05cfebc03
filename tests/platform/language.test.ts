import { requestLanguage } from '@/lib/platform/http/language';

const asked = (query: string, headers: Record<string, string> = {}) =>
  requestLanguage(new Request(`http://localhost/lgw/games/game_menus${query}`, { headers }));

describe('the language of an answer', () => {
  it('is the one that the address names', () => {
    expect(asked('?language=VI', { cookie: 'lang=TH' })).toBe('vi');
  });

  it('is the house language for TY', () => {
    expect(asked('?language=TY', { cookie: 'lang=AR' })).toBe('th');
  });

  // Such answers are kept for everybody (lib/catalogue/lobby.ts): they must not depend on who asked first.
  it('is the default for a code that the site does not speak, whoever asks', () => {
    expect(asked('?language=XX', { cookie: 'lang=TH', 'accept-language': 'ar' })).toBe('en');
  });

  it('is the visitor’s own where the address names none', () => {
    expect(asked('', { cookie: 'lang=TH', 'accept-language': 'ar' })).toBe('th');
    expect(asked('?language=', { 'accept-language': 'ar,en' })).toBe('ar');
    expect(asked('')).toBe('en');
  });
});
