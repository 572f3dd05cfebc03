'use client';

/** A layout failed, or a page without a layout of its own. */
export { PageError as default } from '@/components/ui/page-error';
