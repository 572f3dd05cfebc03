import { z } from 'zod';
import { chatAddress, chatFrame } from '@/lib/content/chat/rules';
import { siteResources } from '@/lib/content/loaders';
import { notFound } from '@/lib/platform/errors';
import { definePublic } from '@/lib/platform/http/define-public';
import { noSuchCall } from '@/lib/platform/http/no-such-call';

/** Not kept anywhere: the operator may move or close the room at any time. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export const GET = definePublic<object>(
  {
    summary: 'The frame of the chat room, as a page of its own; 404 where the site has none.',
    input: z.object({}),
    answers: 'text/html',
    refusals: [notFound()],
  },
  async (request) => {
    const address = chatAddress(await siteResources());
    if (!address) return noSuchCall(request);
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
