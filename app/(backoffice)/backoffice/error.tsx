'use client';

/** Shown if a page or the back office layout fails. */
export { PageError as default } from '@/components/ui/page-error';
