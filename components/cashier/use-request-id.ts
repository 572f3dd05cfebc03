'use client';

import { useCallback, useRef } from 'react';

export interface RequestIds {
  idOf(content: string): string;
  renew(): void;
}

/**
 * One id per thing that is asked for: the same content keeps its id however often it is sent, so that a retry after a
 * broken connection is never a second request; other content is another request. `renew` after it has succeeded.
 */
export function useRequestId(): RequestIds {
  const held = useRef<{ content: string; id: string } | undefined>(undefined);
  const idOf = useCallback((content: string) => {
    if (held.current?.content !== content) held.current = { content, id: newId() };
    return held.current.id;
  }, []);
  const renew = useCallback(() => {
    held.current = undefined;
  }, []);
  return { idOf, renew };
}

/** 128 bits in hex. Not crypto.randomUUID, which plain http on a local network lacks. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
