'use client';

/** A game's page broke: it stands in the frame, which has its own way out. */
export { PageError as default } from '@/components/ui/page-error';
