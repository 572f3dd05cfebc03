import { createSiteProfile } from '@/lib/i18n/profile';
import { requestLanguage } from '@/lib/platform/http/language';

const request = (query: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost/lgw/games/game_menus${query}`, { headers });
const asked = (...given: Parameters<typeof request>) => requestLanguage(request(...given));

describe('requestLanguage', () => {
  it('returns the language of the address', () => {
    expect(asked('?language=VI', { cookie: 'lang=TH' })).toBe('vi');
  });

  it('returns the operator’s language for TY', () => {
    expect(asked('?language=TY', { cookie: 'lang=AR' })).toBe('th');
  });

  // Such responses are cached for everybody (lib/catalogue/lobby.ts) and must not depend on the first visitor.
  it('returns the default for an unsupported code, whatever the visitor’s language', () => {
    expect(asked('?language=XX', { cookie: 'lang=TH', 'accept-language': 'ar' })).toBe('en');
  });

  it('returns the visitor’s language if the address names none', () => {
    expect(asked('', { cookie: 'lang=TH', 'accept-language': 'ar' })).toBe('th');
    expect(asked('?language=', { 'accept-language': 'ar,en' })).toBe('ar');
    expect(asked('')).toBe('en');
  });

  it('returns one of the two languages of a duo site, the operator’s language by default', () => {
    const duo = createSiteProfile('duo', 'vi');
    const inDuo = (...given: Parameters<typeof request>) => requestLanguage(request(...given), duo);
    expect(inDuo('?language=TY')).toBe('vi');
    expect(inDuo('?language=EN', { cookie: 'lang=TY' })).toBe('en');
    expect(inDuo('?language=TH')).toBe('vi');
    expect(inDuo('', { cookie: 'lang=TY', 'accept-language': 'en' })).toBe('vi');
    expect(inDuo('', { 'accept-language': 'th,en;q=0.5' })).toBe('en');
    expect(inDuo('')).toBe('vi');
  });
});
