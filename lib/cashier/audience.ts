import { database, type Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { assertOwnOrigin } from '@/lib/platform/http/origin';
import { callbackPath } from './providers/callback';
import { providerOf } from './providers/commands';
import type { NoticeAbout } from './providers/types';

export interface NoticeContext {
  db: Db;
  channelId: bigint;
  /** undefined: about nothing of ours. */
  about: NoticeAbout | undefined;
}

const signatureInvalid = () => new AppError('SIGNATURE_INVALID', 401);

/**
 * The servers of payment providers, by the signature of their notification over the body's bytes. Throws SIGNATURE_INVALID 401, which
 * does not say whether the channel exists.
 */
export const paymentProviders: Audience<NoticeContext> = {
  name: 'paymentProviders',
  signsBody: true,
  async authenticate(request, { rawBody }) {
    // No browser calls this.
    if (request.headers.has('origin')) assertOwnOrigin(request);
    const id = /^\/payments\/([1-9]\d{0,17})\/callback$/.exec(new URL(request.url).pathname)?.[1];
    if (id === undefined) throw signatureInvalid();
    const db = database();
    const channelId = BigInt(id);
    const found = await providerOf(db, channelId).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    if (!found) throw signatureInvalid();
    const notice = { headers: request.headers, body: rawBody, path: callbackPath(channelId) };
    const about = found.provider.readNotice(found.channel, notice);
    if (about === 'forged') throw signatureInvalid();
    return { db, channelId, about: about === 'other' ? undefined : about };
  },
};
