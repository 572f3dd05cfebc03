import type { ComponentProps } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { PromotionBrowser } from './promotion-browser';

interface Props extends ComponentProps<typeof PromotionBrowser> {
  /** What is shown if there is no promotion. Not passed to the browser. */
  none: { title: string; hint: string };
}

/** The current promotions with their filters, or a note that there are none. */
export function PromotionList({ none, ...browser }: Props) {
  return browser.cards.length === 0 ? <EmptyState {...none} /> : <PromotionBrowser {...browser} />;
}
