'use client';

import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { EmptyFigure } from '@/components/ui/empty-figure';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

export interface LaunchFailure {
  title: string;
  text: string;
  /** The address of a game whose window the browser did not open: a press opens it. */
  gameUrl?: string;
  /** Called when the member opens it so. */
  onOpen?: () => void;
}

interface Props {
  failure: LaunchFailure;
  locale: LocaleCode;
  strings: { close: string; others: string; openHere: string };
  onClose: () => void;
}

/** Explains why a game did not open, and links to it if a press can open it, else to other games. */
export default function LaunchDialog({ failure, locale, strings, onClose }: Props) {
  const link = `${buttonStyle({ variant: 'amber' })} flex-1 sm:flex-none`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={failure.title}
      description={failure.text}
      closeLabel={strings.close}
      size="sm"
      footer={
        <>
          <Button onClick={onClose} className="flex-1 sm:flex-none">
            {strings.close}
          </Button>
          {failure.gameUrl === undefined ? (
            <PageLink href={localePath(locale, '/rng')} onClick={onClose} className={link}>
              {strings.others}
            </PageLink>
          ) : (
            <a
              href={failure.gameUrl}
              target="_blank"
              rel="noopener"
              onClick={() => {
                failure.onOpen?.();
                onClose();
              }}
              className={link}
            >
              {strings.openHere}
            </a>
          )}
        </>
      }
    >
      <EmptyFigure className="mx-auto my-2 h-20 text-faint" />
    </Dialog>
  );
}
