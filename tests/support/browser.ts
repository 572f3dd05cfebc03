import type { RouteHandler } from '@/lib/platform/http/define-route';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import { publicUrl } from '@/lib/platform/env';

export interface Answer {
  status: number;
  body: {
    success: boolean;
    value?: Record<string, unknown>;
    code?: string;
    message?: string;
    fields?: Record<string, { code: string; message: string }>;
    captcha?: boolean;
  };
  headers: Headers;
}

let addresses = 0;

/** A browser for API tests: it keeps cookies, sends its Origin, and has an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();
  ip = `10.1.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;
  origin: string | undefined = publicUrl();
  extra: Record<string, string> = {};
  contentType = 'application/json';

  /** Calls a route handler as Next.js would. */
  async send(
    handler: RouteHandler,
    method: string,
    path: string,
    body?: unknown,
    params: Record<string, string> = {},
  ): Promise<Answer> {
    const headers = new Headers({ [CLIENT_IP_HEADER]: this.ip, 'user-agent': 'test browser', ...this.extra });
    if (this.origin && method !== 'GET') headers.set('origin', this.origin);
    if (this.cookies.size > 0) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    if (body !== undefined) headers.set('content-type', this.contentType);
    const request = new Request(new URL(path, publicUrl()), {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await handler(request, { params: Promise.resolve(params) });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return {
      status: response.status,
      body: (await response.json()) as Answer['body'],
      headers: response.headers,
    };
  }

  private keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';');
    const [name = '', ...value] = pair.split('=');
    if (/;\s*Max-Age=0/i.test(setCookie)) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}
