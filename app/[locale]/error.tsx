'use client';

/** What stands around the pages broke, the header for one, or a page that has nothing around it. */
export { PageError as default } from '@/components/ui/page-error';
