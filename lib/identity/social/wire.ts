import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { memberById } from '../queries';
import type { SiteSession } from '../types';
import { toMemberInfo } from '../wire';
import type { Journey } from './journey';
import type { SocialLink } from './queries';
import type { SocialLinks, SocialOutcome } from './schema';

/** Maps the end of a journey to the wire. */
export async function outcomeOf(
  db: Db,
  journey: Journey | undefined,
  session: SiteSession | undefined,
  language: LocaleCode,
): Promise<SocialOutcome> {
  switch (journey?.step) {
    case 'in': {
      const member = session && (await memberById(db, session.memberId));
      if (!member) return { outcome: 'none' };
      return { outcome: 'in', firstTimeLogin: journey.firstTimeLogin, info: toMemberInfo(member) };
    }
    case 'linked':
      return { outcome: 'linked', provider: journey.provider };
    case 'register':
      return {
        outcome: 'register',
        provider: journey.identity.provider,
        email: journey.identity.email ?? '',
      };
    case 'extra':
      return { outcome: 'extra', challenge: journey.challenge, ways: journey.ways };
    case 'refused':
      return {
        outcome: 'refused',
        code: journey.code,
        message: translator(language, 'errors')(journey.code),
      };
    default:
      return { outcome: 'none' };
  }
}

export const toSocialLinks = (links: readonly SocialLink[]): SocialLinks => ({
  list: links.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt?.toISOString() ?? null })),
});
