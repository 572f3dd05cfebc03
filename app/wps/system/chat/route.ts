import { z } from 'zod';
import { chatAddress, chatFrame } from '@/lib/content/chat/rules';
import { siteResources } from '@/lib/content/loaders';
import { notFound } from '@/lib/platform/errors';
import { definePublic } from '@/lib/platform/http/define-public';
import { unknownCallResponse } from '@/lib/platform/http/unknown-call';

/** No cache stores the response, because the operator may move or close the chat room at any time. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export const GET = definePublic<object>(
  {
    summary: 'Returns the frame of the chat room as a page; 404 if the site has none.',
    input: z.object({}),
    responseType: 'text/html',
    refusals: [notFound()],
  },
  async (request) => {
    const address = chatAddress(await siteResources());
    if (!address) return unknownCallResponse(request);
    const { html, policy } = chatFrame(address);
    return new Response(html, {
      headers: {
        ...HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      },
    });
  },
);
