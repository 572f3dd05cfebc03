'use client';

import { SliderDialog, type HumanCheckToken } from '@/components/identity/human/slider-dialog';
import { MessagesBoundary } from '@/components/ui/messages-boundary';

interface Props {
  locale: string;
  onSolved: (token: HumanCheckToken) => void;
  onClose: () => void;
}

/** The human check before a sandbox is opened. Loaded when it is needed. */
export default function HumanCheck({ locale, onSolved, onClose }: Props) {
  return (
    <MessagesBoundary locale={locale} namespaces={['factors', 'identity', 'errors']}>
      <SliderDialog action="sandbox" onSolved={onSolved} onClose={onClose} />
    </MessagesBoundary>
  );
}
