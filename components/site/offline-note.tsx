'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { startServiceWorker } from './service-worker';

function subscribeToNetwork(change: () => void): () => void {
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}

/** Shows a message while the browser is offline, and starts the service worker, which answers page loads offline. */
export function OfflineNote({ text }: { text: string }) {
  const offline = useSyncExternalStore(
    subscribeToNetwork,
    () => !navigator.onLine,
    () => false,
  );
  useEffect(startServiceWorker, []);
  return (
    <div role="status">
      {offline && (
        <p className="bg-vermilion px-4 py-2 text-center text-sm font-medium text-vermilion-ink">{text}</p>
      )}
    </div>
  );
}
