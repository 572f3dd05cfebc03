/** The browser's offer to install the site, kept until somebody presses Install (Chromium's `beforeinstallprompt`). */
export interface InstallOffer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** The offer that stands, if any; each can be taken once. */
export const installOffer = () => offer;

/** Hears when an offer comes or goes; gives the way to stop. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the person to install the site; false where there is no offer or they say no. */
export async function takeInstallOffer(): Promise<boolean> {
  const taken = offer;
  offer = undefined;
  tell();
  if (!taken) return false;
  await taken.prompt();
  return (await taken.userChoice).outcome === 'accepted';
}

/**
 * Starts the service worker after the page has loaded, and catches the offer to install. Only over https or on localhost:
 * browsers have neither elsewhere. Gives the way to stop listening.
 */
export function startWorker(): () => void {
  const caught = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    tell();
  };
  const installed = () => {
    offer = undefined;
    tell();
  };
  window.addEventListener('beforeinstallprompt', caught);
  window.addEventListener('appinstalled', installed);
  const register = () => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .register('/sw.js', { scope: '/' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage('keep-offline-page'))
      .catch(() => undefined);
  };
  // It is of use from the next visit on, and costs this one 4 ms of its thread. Safari knows no idle time.
  const whenIdle = () =>
    'requestIdleCallback' in window ? void requestIdleCallback(register) : void setTimeout(register, 1000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => {
    window.removeEventListener('beforeinstallprompt', caught);
    window.removeEventListener('appinstalled', installed);
    window.removeEventListener('load', whenIdle);
  };
}
