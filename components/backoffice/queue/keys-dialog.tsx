'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';

const KEYS = ['j', 'k', 'Enter', 'x', 'c', 'a', 'r', '/', '?'] as const;
const NAMES = {
  j: 'next',
  k: 'previous',
  Enter: 'open',
  x: 'select',
  c: 'claim',
  a: 'approve',
  r: 'reject',
  '/': 'search',
  '?': 'help',
} as const;

/** The keys of a queue. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('backoffice-queues.keys');
  const tOffice = useTranslations('backoffice');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      closeLabel={tOffice('close')}
      size="sm"
      focusableBody
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {KEYS.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd
                dir="ltr"
                className="inline-block min-w-8 rounded-control border border-edge bg-sunken px-2 py-0.5 text-center font-mono"
              >
                {key}
              </kbd>
            </dt>
            <dd>{t(NAMES[key])}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
