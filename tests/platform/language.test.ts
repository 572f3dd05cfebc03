import { siteProfile } from '@/lib/i18n/profile';
import { requestLanguage } from '@/lib/platform/http/language';

const request = (query: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost/lgw/games/game_menus${query}`, { headers });
const asked = (...given: Parameters<typeof request>) => requestLanguage(request(...given));

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

  it('of a site of two languages is one of the two, the house language first', () => {
    const duo = siteProfile('duo', 'vi');
    const inDuo = (...given: Parameters<typeof request>) => requestLanguage(request(...given), duo);
    expect(inDuo('?language=TY')).toBe('vi');
    expect(inDuo('?language=EN', { cookie: 'lang=TY' })).toBe('en');
    expect(inDuo('?language=TH')).toBe('vi');
    expect(inDuo('', { cookie: 'lang=TY', 'accept-language': 'en' })).toBe('vi');
    expect(inDuo('', { 'accept-language': 'th,en;q=0.5' })).toBe('en');
    expect(inDuo('')).toBe('vi');
  });
});
