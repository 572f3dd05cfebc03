import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { database } from '@/lib/db/client';
import { cookieName, unsealToken } from '@/lib/identity/sessions/cookie';
import { requestLanguage } from '@/lib/platform/http/language';
import { OFFICE_COOKIE, type Permission } from './constants';
import { operatorOfToken } from './operators/queries';
import type { Operator } from './types';

/** The operator who asks for the page, or undefined. One query per request. */
export const currentOperator = cache(async (): Promise<Operator | undefined> => {
  const sealed = (await cookies()).get(cookieName(OFFICE_COOKIE).name)?.value;
  const token = sealed ? await unsealToken(sealed) : undefined;
  return token ? (await operatorOfToken(database(), token))?.operator : undefined;
});

/** The operator, or a visit to the back office's door. Pages ask for the permission they show the fruit of. */
export async function requireOperator(permission?: Permission): Promise<Operator> {
  const operator = await currentOperator();
  if (!operator) redirect('/backoffice/login');
  if (permission && !operator.permissions.includes(permission)) redirect('/backoffice');
  return operator;
}

/** The language of the back office: its addresses have none, so it follows the cookie of the choice, then the browser. */
export const officeLocale = cache(async (): Promise<LocaleCode> => {
  const request = new Request('http://localhost/backoffice', { headers: new Headers(await headers()) });
  return requestLanguage(request);
});

/** The nonce of this page's content security policy, for our own inline script; undefined in development. */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
