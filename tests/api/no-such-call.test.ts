/** An unknown call is refused by a code in the envelope, not by a page (API-1). */
import { join } from 'node:path';

/** The folders that contain calls and no pages. */
const ROOTS = ['app/wps', 'app/lgw', 'app/lotto', 'app/provider', 'app/(backoffice)/backoffice/api'] as const;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Handlers = Record<string, (request: Request) => Response>;

test.each(ROOTS)(
  '%s answers an unknown call in the envelope, in the language of the request',
  async (root) => {
    const handlers = (await import(join(process.cwd(), root, '[...path]/route.ts'))) as Handlers;
    expect(Object.keys(handlers).sort()).toEqual([...METHODS].sort());
    for (const method of METHODS) {
      const answer = handlers[method]!(
        new Request('http://localhost/wps/no/such/call', { method, headers: { 'accept-language': 'th' } }),
      );
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        success: false,
        code: 'NOT_FOUND',
        message: expect.stringMatching(/[ก-๙]/) as string,
        // A vendor reads from every refusal whether to send the call again.
        ...(root === 'app/provider' && { final: true }),
      });
    }
  },
);
