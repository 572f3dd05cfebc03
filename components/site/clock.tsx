'use client';

import { useEffect, useState } from 'react';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns MM/DD hh:mm:ss in the visitor's own time zone (SHELL-1). */
export function formatClock(at: Date): string {
  return `${twoDigits(at.getMonth() + 1)}/${twoDigits(at.getDate())} ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}:${twoDigits(at.getSeconds())}`;
}

/** The running clock of the header. It is empty in the HTML, which is cached. */
export function Clock({ className }: { className?: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const tick = () => setText(formatClock(new Date()));
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
