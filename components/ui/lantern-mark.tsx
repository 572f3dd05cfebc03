'use client';

/**
 * The logo of the site, a paper lantern. Unlit, it takes the colour of the text. A client component, because a page has three
 * of them: its data then holds a reference for each instead of the drawing (decision 0069).
 */
export function LanternMark({ lit = true, className }: { lit?: boolean; className?: string }) {
  const body = lit ? 'var(--color-lamp)' : 'none';
  const line = lit ? '#3a1d00' : 'currentColor';
  return (
    <svg viewBox="0 0 32 40" aria-hidden className={className} fill="none" strokeLinecap="round">
      <path d="M16 1v4" stroke={lit ? 'var(--color-lamp)' : 'currentColor'} strokeWidth="1.8" />
      <path d="M11 6.2h10" stroke={lit ? 'var(--color-lamp)' : 'currentColor'} strokeWidth="2.4" />
      <path
        d="M11 8.5C5 10.5 2.5 14.6 2.5 19S5 27.5 11 29.5h10c6-2 8.5-6.1 8.5-10.5S27 10.5 21 8.5Z"
        fill={body}
        stroke={lit ? 'none' : 'currentColor'}
        strokeWidth="1.8"
      />
      {lit && (
        <path d="M12.2 8.5C9.5 11 8.3 14.8 8.3 19s1.2 8 3.9 10.5H16V8.5Z" fill="#fff3d6" opacity=".55" />
      )}
      <path
        d="M11.5 8.9C9.3 11.4 8.2 15 8.2 19s1.1 7.6 3.3 10.1M20.5 8.9c2.2 2.5 3.3 6.1 3.3 10.1s-1.1 7.6-3.3 10.1M16 8.5v21"
        stroke={line}
        strokeWidth="1.2"
        opacity={lit ? 0.55 : 0.7}
      />
      <path d="M11 31.8h10" stroke={lit ? 'var(--color-lamp)' : 'currentColor'} strokeWidth="2.4" />
      <path
        d="M13.5 34v3M16 34v5M18.5 34v3"
        stroke={lit ? 'var(--color-vermilion)' : 'currentColor'}
        strokeWidth="1.6"
      />
    </svg>
  );
}
