'use client';

/** The error page of a game. The frame around it has its own exit. */
export { PageError as default } from '@/components/ui/page-error';
