'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { themePreviewCss } from '@/lib/platform/theme/css';
import type { ThemeName, ThemeSetting } from '@/lib/platform/theme/types';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { Panel } from '../panel';

const PAGES = { home: '/', lobby: '/rng', form: '/feedback' } as const;
type PageName = keyof typeof PAGES;
/** Width and height of the previewed window in CSS pixels. */
const WINDOWS = { phone: [390, 760], desktop: [1440, 900] } as const;
type WindowName = keyof typeof WINDOWS;

/** Pages of the site in a theme that is not saved yet, dark and light beside each other. */
export function ThemePreview({ theme }: { theme: ThemeSetting }) {
  const t = useTranslations('backoffice-site.theme.preview');
  const [page, setPage] = useState<PageName>('home');
  const [size, setSize] = useState<WindowName>('phone');
  const { html, reload } = usePageHtml(PAGES[page]);
  const frames =
    html === null ? (
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        {t('failed')}
        <Button size="sm" onClick={reload}>
          {t('retry')}
        </Button>
      </div>
    ) : (
      <div className={size === 'phone' ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4'}>
        {(['dark', 'light'] as const).map((name) => (
          <PreviewFrame
            key={`${page} ${name}`}
            html={html}
            title={`${t(`pages.${page}`)}, ${t(`frames.${name}`)}`}
            name={name}
            size={size}
            theme={theme}
          />
        ))}
      </div>
    );
  return (
    <Panel
      title={t('title')}
      actions={
        <div role="group" aria-label={t('width')} className="flex gap-1 rounded-control bg-sunken p-1">
          {(['phone', 'desktop'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={size === name}
              onClick={() => setSize(name)}
              className="h-9 rounded-[0.45rem] px-3 text-sm text-muted aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key"
            >
              {t(name)}
            </button>
          ))}
        </div>
      }
    >
      <Tabs
        label={t('page')}
        value={page}
        onChange={(value) => setPage(value as PageName)}
        tabs={(['home', 'lobby', 'form'] as const).map((name) => ({
          value: name,
          label: t(`pages.${name}`),
          content: page === name && frames,
        }))}
      />
    </Panel>
  );
}

interface FrameProps {
  /** The page as the server renders it, without its scripts; undefined until it is loaded. */
  html: string | undefined;
  title: string;
  name: ThemeName;
  size: WindowName;
  theme: ThemeSetting;
}

/**
 * A page of the site in a frame, scaled to the width that is there. It has no scripts and may run none (`sandbox`), so that it shows no
 * popups and no session; the theme is written into it from here.
 */
function PreviewFrame({ html, title, name, size, theme }: FrameProps) {
  const t = useTranslations('backoffice-site.theme.preview');
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const [loaded, setLoaded] = useState<string>();
  const [width, height] = WINDOWS[size];
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, entry!.contentRect.width / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (loaded === undefined || !document?.head) return;
    document.documentElement.dataset.theme = name;
    const style =
      document.getElementById('theme-preview') ??
      document.head.appendChild(Object.assign(document.createElement('style'), { id: 'theme-preview' }));
    style.textContent = themePreviewCss(theme);
  }, [loaded, name, theme]);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-xs text-faint">{t(`frames.${name}`)}</figcaption>
      <div
        ref={box}
        className="overflow-hidden rounded-control border border-edge bg-sunken"
        style={{ height: height * scale }}
        dir="ltr"
      >
        {html === undefined ? (
          <Skeleton className="size-full" />
        ) : (
          <iframe
            ref={frame}
            srcDoc={html}
            title={title}
            sandbox="allow-same-origin"
            tabIndex={-1}
            onLoad={() => setLoaded(html)}
            className={`origin-top-left border-0 transition-opacity ${loaded === undefined ? 'opacity-0' : ''}`}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}

/** A page of the site without its scripts; undefined while it is loaded, null if it cannot be. */
function usePageHtml(address: string): { html: string | null | undefined; reload: () => void } {
  const [pages, setPages] = useState<Readonly<Record<string, string | null>>>({});
  const html = pages[address];
  useEffect(() => {
    if (html !== undefined) return;
    const aborted = new AbortController();
    fetch(address, { signal: aborted.signal })
      .then((response) => (response.ok ? response.text() : null))
      .catch(() => null)
      .then((text) => {
        if (!aborted.signal.aborted)
          setPages((last) => ({ ...last, [address]: text === null ? null : withoutScripts(text) }));
      });
    return () => aborted.abort();
  }, [address, html]);
  const reload = () => setPages(({ [address]: _failed, ...others }) => others);
  return { html, reload };
}

function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page
    .querySelectorAll('script, noscript, link[as="script"], link[rel="modulepreload"]')
    .forEach((element) => element.remove());
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
