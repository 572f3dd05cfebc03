import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { database } from '@/lib/db/client';
import { cookieName, unsealToken } from '@/lib/identity/sessions/cookie';
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
