// Refused: nextjs/google-font-display, nextjs/google-font-preconnect, nextjs/inline-script-id, nextjs/next-script-for-ga,
// nextjs/no-assign-module-variable, nextjs/no-css-tags, nextjs/no-html-link-for-pages (2), nextjs/no-page-custom-font,
// nextjs/no-script-component-in-head, nextjs/no-sync-scripts, nextjs/no-unwanted-polyfillio
import Head from 'next/head';
import Script from 'next/script';
import type { ReactNode } from 'react';

const module = 'Title';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html>
      <head>
        <title>{module}</title>
        <link href="https://fonts.googleapis.com/css2?family=Inter" rel="stylesheet" />
        <link rel="preload" href="https://fonts.gstatic.com" />
        <link href="/plain.css" rel="stylesheet" />
        <script src="https://example.com/sync.js" />
        <script src="https://polyfill.io/v3/polyfill.min.js?features=Promise" async />
        <script async src="https://www.googletagmanager.com/gtag/js?id=1" />
      </head>
      <Head>
        <Script id="a" src="https://example.com/a.js" />
      </Head>
      <body>
        <a href="/">Home</a>
        <a href="/about">About</a>
        <Script>{`window.x = 1`}</Script>
        {children}
      </body>
    </html>
  );
}
