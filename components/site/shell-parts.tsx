'use client';

import { MessagesBoundary } from '@/components/ui/messages-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ShellPart } from './open-shell';
import ServiceDialog from './service/service-dialog';
import SpeedDialog from './speed/speed-dialog';

interface Props {
  part: ShellPart;
  locale: LocaleCode;
  onClose: () => void;
}

/** The dialogs of the shell with their messages; loaded by ShellHost. */
export default function ShellParts({ part, locale, onClose }: Props) {
  return (
    <MessagesBoundary locale={locale} namespaces={[part, 'errors']}>
      {part === 'speed' ? <SpeedDialog onClose={onClose} /> : <ServiceDialog onClose={onClose} />}
    </MessagesBoundary>
  );
}
