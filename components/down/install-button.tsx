'use client';

import { Download } from '@/components/ui/icons';
import { useSyncExternalStore } from 'react';
import { installOffer, onInstallOffer, takeInstallOffer } from '@/components/site/worker';
import { Button } from '@/components/ui/button';

const never = () => () => {};
const inApp = () => window.matchMedia('(display-mode: standalone)').matches;
const no = () => false;

/** Installs the site where the browser offers it; says so in the app; nothing where the steps below are the way. */
export function InstallButton({ text, installed }: { text: string; installed: string }) {
  const offered = useSyncExternalStore(onInstallOffer, () => installOffer() !== undefined, no);
  const there = useSyncExternalStore(never, inApp, no);
  if (there) return <p className="text-sm font-medium text-jade">{installed}</p>;
  if (!offered) return null;
  return (
    <Button variant="amber" className="self-start" onClick={() => void takeInstallOffer()}>
      <Download aria-hidden className="size-4" />
      {text}
    </Button>
  );
}
