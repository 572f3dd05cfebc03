'use client';

import { Download } from '@/components/ui/icons';
import { useSyncExternalStore } from 'react';
import { installOffer, subscribeToInstallOffer, promptInstall } from '@/components/site/service-worker';
import { Button } from '@/components/ui/button';

const subscribeToNothing = () => () => {};
const isInApp = () => window.matchMedia('(display-mode: standalone)').matches;
const returnFalse = () => false;

/**
 * Installs the site if the browser offers it. In the installed app it says so. Otherwise it renders nothing, and the
 * guide below explains the steps.
 */
export function InstallButton({ text, installed }: { text: string; installed: string }) {
  const hasOffer = useSyncExternalStore(
    subscribeToInstallOffer,
    () => installOffer() !== undefined,
    returnFalse,
  );
  const isInstalled = useSyncExternalStore(subscribeToNothing, isInApp, returnFalse);
  if (isInstalled) return <p className="text-sm font-medium text-jade">{installed}</p>;
  if (!hasOffer) return null;
  return (
    <Button variant="amber" className="self-start" onClick={() => void promptInstall()}>
      <Download aria-hidden className="size-4" />
      {text}
    </Button>
  );
}
