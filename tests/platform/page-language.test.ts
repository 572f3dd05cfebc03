/** @jest-environment jsdom */
import { withPageLanguage } from '@/lib/platform/http/page-language';

describe('the language of a call', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  test.each([
    ['th', '/wps/game/launchGame', '/wps/game/launchGame?language=TH'],
    ['ar', '/wps/records/bets?pageNum=1', '/wps/records/bets?pageNum=1&language=AR'],
    ['th', '/wps/announcements?language=EN', '/wps/announcements?language=EN'],
    ['', '/wps/member/info', '/wps/member/info'],
  ])('a page in "%s" requests %s as %s', (lang, path, asked) => {
    document.documentElement.lang = lang;
    expect(withPageLanguage(path)).toBe(asked);
  });
});
