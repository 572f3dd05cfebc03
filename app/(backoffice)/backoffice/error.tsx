'use client';

/** A desk broke, or what stands around all of them. */
export { PageError as default } from '@/components/ui/page-error';
