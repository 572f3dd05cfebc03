'use client';

/** A page broke: header, menu and footer stay. */
export { PageError as default } from '@/components/ui/page-error';
