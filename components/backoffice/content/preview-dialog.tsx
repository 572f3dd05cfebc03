'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Dialog as Radix } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { Moon, MonitorDown, RefreshCw, Smartphone, Sun, X } from '@/components/ui/icons';
import { useFocusReturn } from '@/components/ui/use-focus-return';
import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';

/** The widths of the preview in CSS pixels: a phone and a computer. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;

interface Props {
  /** The working copy that is shown. */
  copyId: string;
  locale: LocaleCode;
  onClose: () => void;
}

/**
 * Shows what is typed in a frame of the real site: in each language, at the width of a phone or a computer, dark or light.
 * The frame gets the theme of the preview when it is loaded, and is hidden until then.
 */
export function PreviewDialog({ copyId, locale, onClose }: Props) {
  const t = useTranslations('backoffice-content.preview');
  const focus = useFocusReturn();
  const [language, setLanguage] = useState<LocaleCode>(locale);
  const [width, setWidth] = useState<keyof typeof WIDTHS>(() =>
    window.innerWidth < 640 ? 'phone' : 'desktop',
  );
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const [loads, setLoads] = useState(0);
  const [loaded, setLoaded] = useState('');
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const address = `/backoffice/preview/${language}/${copyId}`;
  const key = `${address} ${loads}`;

  useEffect(() => {
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);

  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) page.dataset.theme = theme;
  }, [theme, loaded]);

  const scale = Math.min(1, room.width / WIDTHS[width]);
  const choice = (chosen: boolean) => (chosen ? 'surface' : 'ghost') as 'surface' | 'ghost';
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-scrim" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-1 z-60 flex flex-col overflow-hidden rounded-card border border-hairline bg-ground shadow-lift sm:inset-3"
        >
          <header className="flex flex-wrap items-center gap-2 border-b border-hairline px-3 py-2">
            <Radix.Title className="me-auto text-base font-bold">{t('title')}</Radix.Title>
            <div className="w-36">
              <Select
                aria-label={t('language')}
                value={language}
                options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
                onChange={(event) => setLanguage(event.target.value as LocaleCode)}
              />
            </div>
            <div role="group" aria-label={t('width')} className="flex gap-1">
              <Button
                size="icon"
                variant={choice(width === 'phone')}
                aria-pressed={width === 'phone'}
                aria-label={t('phone')}
                title={t('phone')}
                onClick={() => setWidth('phone')}
              >
                <Smartphone aria-hidden className="size-4" />
              </Button>
              <Button
                size="icon"
                variant={choice(width === 'desktop')}
                aria-pressed={width === 'desktop'}
                aria-label={t('desktop')}
                title={t('desktop')}
                onClick={() => setWidth('desktop')}
              >
                <MonitorDown aria-hidden className="size-4" />
              </Button>
            </div>
            <Button
              size="icon"
              variant="ghost"
              aria-label={t(theme === 'dark' ? 'light' : 'dark')}
              title={t(theme === 'dark' ? 'light' : 'dark')}
              onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
            >
              {theme === 'dark' ? (
                <Sun aria-hidden className="size-4" />
              ) : (
                <Moon aria-hidden className="size-4" />
              )}
            </Button>
            <Button
              size="icon"
              variant="ghost"
              aria-label={t('reload')}
              title={t('reload')}
              onClick={() => setLoads(loads + 1)}
            >
              <RefreshCw aria-hidden className="size-4" />
            </Button>
            <Button size="icon" variant="ghost" aria-label={t('close')} onClick={onClose}>
              <X aria-hidden className="size-5" />
            </Button>
          </header>
          {/* From left to right, so that a scaled frame begins at its edge in every language. */}
          <div ref={setPlace} dir="ltr" className="min-h-0 flex-1 overflow-hidden bg-sunken">
            <iframe
              key={key}
              ref={frame}
              src={address}
              title={t('frame')}
              onLoad={() => setLoaded(key)}
              style={{
                width: WIDTHS[width],
                height: scale > 0 ? room.height / scale : 0,
                transform: `scale(${scale})`,
                transformOrigin: 'top left',
                marginInline: width === 'phone' && scale === 1 ? 'auto' : undefined,
                visibility: loaded === key ? 'visible' : 'hidden',
              }}
              className="block border-0"
            />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
