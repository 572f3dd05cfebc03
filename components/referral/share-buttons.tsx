'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Copy, Send } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { useMounted } from '@/components/ui/use-mounted';

/** Messengers that open with a text by a link alone, without a script of theirs. */
const MESSENGERS = [
  { name: 'LINE', href: (text: string) => `https://line.me/R/msg/text/?${encodeURIComponent(text)}` },
  { name: 'WhatsApp', href: (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}` },
  {
    name: 'Telegram',
    href: (text: string, link: string) =>
      `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text.replace(link, '').trim())}`,
  },
] as const;

/** Ways to send one's link: the phone's own share sheet where there is one, messengers, and the clipboard. */
export function ShareButtons({ link, text }: { link: string; text: string }) {
  const t = useTranslations('referral');
  const mounted = useMounted();
  const canShare = mounted && typeof navigator.share === 'function';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t('copied'), 'good');
    } catch {
      notify(t('copyFailed'), 'bad');
    }
  };
  const share = async () => {
    // A person who closes the share sheet has not failed.
    await navigator.share({ text, url: link }).catch(() => undefined);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        {canShare && (
          <Button variant="amber" className="flex-1" onClick={() => void share()}>
            <Send aria-hidden className="size-4" />
            {t('share')}
          </Button>
        )}
        <Button variant={canShare ? 'surface' : 'amber'} className="flex-1" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {t('copyLink')}
        </Button>
      </div>
      <ul className="grid grid-cols-3 gap-2">
        {MESSENGERS.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href(`${text} ${link}`, link)}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonStyle({ variant: 'outline', size: 'sm' })} h-11 w-full`}
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
