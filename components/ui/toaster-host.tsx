'use client';

import { lazy, useEffect, useState } from 'react';
import { NOTICE_EVENT, type Notice } from './notify';
import { PartBoundary } from './part-boundary';

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })));

/** Place it in a layout: it listens for `notify()` and loads the toaster with the first message. */
export function ToasterHost() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    const listen = (event: Event) => setNotices((all) => [...all, (event as CustomEvent<Notice>).detail]);
    window.addEventListener(NOTICE_EVENT, listen);
    return () => window.removeEventListener(NOTICE_EVENT, listen);
  }, []);
  if (notices.length === 0) return null;
  return (
    <PartBoundary>
      <Toaster notices={notices} />
    </PartBoundary>
  );
}
