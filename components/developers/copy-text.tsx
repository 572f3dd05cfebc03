'use client';

import { Copy } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import type { SandboxStrings } from './sandbox-types';

interface Props {
  /** What is copied. */
  text: string;
  /** The name of what is copied, for the button. */
  name: string;
  strings: SandboxStrings;
}

/** Copies a text to the clipboard and says so. */
export function CopyText({ text, name, strings }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(strings.copied, 'good');
    } catch {
      notify(strings.copyFailed, 'bad');
    }
  };
  return (
    <button
      type="button"
      aria-label={`${strings.copy}: ${name}`}
      title={strings.copy}
      onClick={() => void copy()}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition hover:bg-raised hover:text-ink"
    >
      <Copy aria-hidden className="size-4" />
    </button>
  );
}
