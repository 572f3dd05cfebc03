'use client';

import { useEffect, useState } from 'react';

const two = (value: number) => String(value).padStart(2, '0');

/** MM/DD hh:mm:ss in the visitor's own time (product.md §2, Header). */
export function clockText(at: Date): string {
  return `${two(at.getMonth() + 1)}/${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

/** The running clock of the header. Empty in the page's HTML, which is the same for every second. */
export function Clock({ className }: { className?: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const tick = () => setText(clockText(new Date()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={className}>
      <bdi dir="ltr">{text}</bdi>
    </time>
  );
}
