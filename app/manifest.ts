import type { MetadataRoute } from 'next';

/** The web app manifest: the site on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Lantern House',
    short_name: 'Lantern House',
    start_url: '/',
    display: 'standalone',
    background_color: '#0b1416',
    theme_color: '#0b1416',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
