'use client';

import type { ComponentProps } from 'react';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { AnnouncementPopup } from './announcement-popup';

/** The popup with its messages; loaded by PopupHost. */
export default function PopupParts(props: ComponentProps<typeof AnnouncementPopup>) {
  return (
    <MessagesBoundary locale={props.locale} namespaces={['popups']}>
      <AnnouncementPopup {...props} />
    </MessagesBoundary>
  );
}
