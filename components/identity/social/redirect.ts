import type { SocialProvider } from '@/lib/identity/social/constants';
import { callApi } from '@/lib/platform/http/call';

/** Sends the browser to the provider, which leads it back to this page. Throws ApiError if the server refuses. */
export async function redirectToProvider(
  provider: SocialProvider,
  options: { remember?: boolean; link?: boolean; password?: string } = {},
): Promise<void> {
  const back = `${window.location.pathname}${window.location.search}`;
  const { url } = await callApi<{ url: string }>('POST', '/wps/session/social/signin', {
    provider,
    back,
    ...options,
  });
  window.location.assign(url);
}
