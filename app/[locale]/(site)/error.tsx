'use client';

/** A page failed. Header, menu and footer stay. */
export { PageError as default } from '@/components/ui/page-error';
