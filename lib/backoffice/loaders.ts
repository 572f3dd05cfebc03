import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { database } from '@/lib/db/client';
import { cookieName, unsealToken } from '@/lib/identity/sessions/cookie';
import { requestLanguage } from '@/lib/platform/http/language';
import { OPERATOR_COOKIE, type Permission } from './constants';
import { findOperatorByToken, type FoundSession } from './operators/queries';
import type { Operator } from './types';

/** The session of this request, or undefined. Cached: one query per request. */
const currentSession = cache(async (): Promise<FoundSession | undefined> => {
  const sealed = (await cookies()).get(cookieName(OPERATOR_COOKIE).name)?.value;
  const token = sealed ? await unsealToken(sealed) : undefined;
  return token ? findOperatorByToken(database(), token) : undefined;
});

/** The operator of this request, or undefined. */
export const currentOperator = async (): Promise<Operator | undefined> => (await currentSession())?.operator;

/**
 * Returns the operator; redirects to the login without a session, to the set-up of the second factor if it is due, and to the dashboard
 * without the permission. Call it first in every page.
 */
export async function requireOperator(permission?: Permission): Promise<Operator> {
  const operator = await currentOperator();
  if (!operator) redirect('/backoffice/login');
  if (operator.isFactorDue) redirect('/backoffice/second-factor');
  if (permission && !operator.permissions.includes(permission)) redirect('/backoffice');
  return operator;
}

/** As requireOperator, with the session. */
export async function requireSession(): Promise<FoundSession> {
  await requireOperator();
  return (await currentSession())!;
}

/** The session of an operator who must set up a second factor; redirects to the login or to the dashboard otherwise. */
export async function requireOperatorSettingUp(): Promise<FoundSession> {
  const session = await currentSession();
  if (!session) redirect('/backoffice/login');
  if (!session.operator.isFactorDue) redirect('/backoffice');
  return session;
}

/** The language of the back office. Its addresses contain none, so it comes from the language cookie, then from the browser. */
export const backOfficeLocale = cache(async (): Promise<LocaleCode> => {
  const request = new Request('http://localhost/backoffice', { headers: new Headers(await headers()) });
  return requestLanguage(request);
});

/** The nonce of this page's content security policy, for inline scripts; undefined in development. */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
