'use client';

import { useRouter } from 'next/navigation';
import { ConfirmButton } from './confirm-button';

interface Props {
  /** The call that deletes it: `/backoffice/api/articles/12/remove`. */
  path: string;
  /** The page to open afterwards. */
  next: string;
  texts: { remove: string; title: string; text: string; cancel: string; removed: string };
  className?: string;
}

/** Deletes an item after a confirmation. */
export function DeleteButton({ path, next, texts, className = '' }: Props) {
  const { remove: button, removed: done, title, text, cancel } = texts;
  const router = useRouter();
  return (
    <ConfirmButton
      path={path}
      texts={{ button, title, text, cancel, done }}
      variant="ghost"
      className={`${className} text-vermilion!`}
      tone="danger"
      onDone={() => router.push(next)}
    />
  );
}
