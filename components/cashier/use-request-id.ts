'use client';

import { useCallback, useRef } from 'react';

export interface RequestIds {
  /** Returns the id for this content: the same id until the content changes or `renew` is called. */
  idOf(content: string): string;
  /** Ends the current id. Call it after the request has succeeded. */
  renew(): void;
}

/**
 * Gives the `requestId` of a request for money (M5, PAY-9). The same content keeps its id, so a retry after a broken
 * connection is not a second request. Other content gets another id.
 */
export function useRequestId(): RequestIds {
  const latest = useRef<{ content: string; id: string } | undefined>(undefined);
  const idOf = useCallback((content: string) => {
    if (latest.current?.content !== content) latest.current = { content, id: newRequestId() };
    return latest.current.id;
  }, []);
  const renew = useCallback(() => {
    latest.current = undefined;
  }, []);
  return { idOf, renew };
}

/** 128 random bits in hex. crypto.randomUUID is missing under plain http, for example on a local network. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
