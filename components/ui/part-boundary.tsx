'use client';

import { Component, Suspense, type ReactNode } from 'react';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { FAILURE_WORDS } from './failure-words';

interface Props {
  /** Stands in its place while it is being fetched. */
  fallback?: ReactNode;
  /** For parts that nobody asked for by hand: where they do not come, nothing is said. */
  quiet?: boolean;
  children: ReactNode;
}

/**
 * Around a part of the page that is fetched when it is first needed. Where its code or its messages do not come (a tunnel,
 * a site that was upgraded meanwhile), it says so and leaves the page as it is; without it the whole site would give way
 * to Next.js' own error page. The retry reloads: a module that failed once is not asked for again by the browser.
 */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    if (this.props.quiet) return null;
    const { lang } = document.documentElement;
    const words = FAILURE_WORDS[isLocale(lang) ? lang : DEFAULT_LOCALE];
    return (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+1rem)] z-70 mx-auto flex max-w-md items-center gap-3 rounded-card border border-edge bg-raised px-4 py-2 text-sm text-ink shadow-lift"
      >
        <p className="flex-1">{words.network}</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 px-2 font-semibold text-amber"
        >
          {words.retry}
        </button>
      </div>
    );
  }
}
