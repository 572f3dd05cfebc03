import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { database } from '@/lib/db/client';
import { cookieName, unsealToken } from '@/lib/identity/sessions/cookie';
import { requestLanguage } from '@/lib/platform/http/language';
import { OPERATOR_COOKIE, type Permission } from './constants';
import { findOperatorByToken } from './operators/queries';
import type { Operator } from './types';

/** The operator of this request, or undefined. Cached: one query per request. */
export const currentOperator = cache(async (): Promise<Operator | undefined> => {
  const sealed = (await cookies()).get(cookieName(OPERATOR_COOKIE).name)?.value;
  const token = sealed ? await unsealToken(sealed) : undefined;
  return token ? (await findOperatorByToken(database(), token))?.operator : undefined;
});

/** Returns the operator; redirects to the login without a session, and to the dashboard without the permission. Call it first in every page. */
export async function requireOperator(permission?: Permission): Promise<Operator> {
  const operator = await currentOperator();
  if (!operator) redirect('/backoffice/login');
  if (permission && !operator.permissions.includes(permission)) redirect('/backoffice');
  return operator;
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
