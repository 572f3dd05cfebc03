// Refused: nextjs/no-before-interactive-script-outside-document, nextjs/no-head-element
import Script from 'next/script';

export const First = () => <Script src="https://example.com/first.js" strategy="beforeInteractive" />;
export const Header = () => <head />;
