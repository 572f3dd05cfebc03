'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { startWorker } from './worker';

function listen(change: () => void): () => void {
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}

/** Says so while there is no network; starts the worker that says it where a page cannot. */
export function OfflineNote({ text }: { text: string }) {
  const offline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  useEffect(startWorker, []);
  return (
    <div role="status">
      {offline && (
        <p className="bg-vermilion px-4 py-2 text-center text-sm font-medium text-vermilion-ink">{text}</p>
      )}
    </div>
  );
}
