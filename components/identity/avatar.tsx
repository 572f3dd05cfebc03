/** The outlines of the three lanterns; PAPERS has the colours of paper, lines and light. */
const SHAPES = [
  'M20 24c-9 3-13 9-13 16s4 13 13 16h24c9-3 13-9 13-16s-4-13-13-16Z',
  'M20 18c-3 6-4 13-4 22s1 16 4 22h24c3-6 4-13 4-22s-1-16-4-22Z',
  'M18 22h28l8 18-8 18H18l-8-18Z',
] as const;
const PAPERS = [
  ['#ffb547', '#7c3f00', '#fff0cf'],
  ['#ff7a5c', '#6d160b', '#ffe1d6'],
  ['#57cfa4', '#0a4b36', '#dcfff0'],
  ['#7cb7ff', '#12386b', '#e3f0ff'],
] as const;

/** The icon of a member, 1 to 12: three lanterns in four colours. It is decoration, because the name stands beside it. */
export function Avatar({ icon, className }: { icon: number; className?: string }) {
  const index = Math.max(0, icon - 1);
  const shape = SHAPES[index % SHAPES.length]!;
  const [paper, line, light] = PAPERS[Math.floor(index / SHAPES.length) % PAPERS.length]!;
  return (
    <svg viewBox="0 0 64 80" aria-hidden className={className} fill="none" strokeLinecap="round">
      <path d="M32 2v10M24 14h16" stroke={paper} strokeWidth="4" />
      <path d={shape} fill={paper} />
      <ellipse cx="32" cy="42" rx="9" ry="14" fill={light} opacity=".75" />
      <path
        d="M32 20v40M22 24c-4 10-4 22 0 32M42 24c4 10 4 22 0 32"
        stroke={line}
        strokeWidth="2"
        opacity=".5"
      />
      <path d="M24 66h16" stroke={paper} strokeWidth="4" />
      <path d="M27 70v5M32 70v8M37 70v5" stroke={line} strokeWidth="2.5" opacity=".8" />
    </svg>
  );
}
