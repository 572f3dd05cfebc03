import type { SocialProvider } from '@/lib/identity/social/constants';
import { callApi } from '@/lib/platform/http/call';

/** Sends the browser to the provider, to come back to the page it is on. Throws ApiError where the site refuses. */
export async function leaveFor(
  provider: SocialProvider,
  more: { remember?: boolean; link?: boolean; password?: string } = {},
): Promise<void> {
  const back = `${window.location.pathname}${window.location.search}`;
  const { url } = await callApi<{ url: string }>('POST', '/wps/session/social/signin', {
    provider,
    back,
    ...more,
  });
  window.location.assign(url);
}
