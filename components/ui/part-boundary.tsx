'use client';

import { Component, Suspense, type ReactNode } from 'react';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { FAILURE_TEXTS } from './failure-texts';

interface Props {
  /** Shown while the part is loading. */
  fallback?: ReactNode;
  /** For parts that the visitor did not request: a failure shows nothing. */
  silent?: boolean;
  children: ReactNode;
}

/**
 * Wraps a part of the page that is loaded on first use. If its code or its messages fail to load (no network, or the
 * site was upgraded meanwhile), it shows an error and leaves the page intact. Without it Next.js would replace the
 * whole page by its error page. The retry reloads the page, because browsers do not request a failed module again.
 */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    if (this.props.silent) return null;
    const { lang } = document.documentElement;
    const texts = FAILURE_TEXTS[isLocale(lang) ? lang : DEFAULT_LOCALE];
    return (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+1rem)] z-70 mx-auto flex max-w-md items-center gap-3 rounded-card border border-edge bg-raised px-4 py-2 text-sm text-ink shadow-lift"
      >
        <p className="flex-1">{texts.network}</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 px-2 font-semibold text-amber"
        >
          {texts.retry}
        </button>
      </div>
    );
  }
}
