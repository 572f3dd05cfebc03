import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER, VENDOR_HEADER } from '@/lib/gateway/protocol/signature';
import { now } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';

export interface SignedParts {
  body: Uint8Array;
  headers: Record<string, string>;
}

/** A call's bytes and headers as a vendor's machine makes them. */
export function signed(vendor: string, secret: Uint8Array, operation: string, call: unknown): SignedParts {
  const body = Buffer.from(JSON.stringify(call));
  const timestamp = String(now().getTime());
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [VENDOR_HEADER]: vendor,
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: sign(secret, timestamp, operation, body),
    },
  };
}

export interface Heard {
  status: number;
  body: { success: boolean; code?: string; final?: boolean; value?: Record<string, unknown> };
}

/** Sends it to a route of /provider/v1. */
export async function send(
  route: RouteHandler,
  operation: string,
  parts: SignedParts,
  query = '',
): Promise<Heard> {
  const request = new Request(`http://localhost:3000/provider/v1/${operation}${query}`, {
    method: 'POST',
    headers: parts.headers,
    body: parts.body as BodyInit,
  });
  const response = await route(request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as Heard['body'] };
}
