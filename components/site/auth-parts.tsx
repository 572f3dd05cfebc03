'use client';

import type { ComponentProps } from 'react';
import AuthDialogs from '@/components/identity/auth-dialogs';
import { MessagesBoundary } from '@/components/ui/messages-boundary';

/** The dialogs with their messages; loaded by AuthOverlay. */
export default function AuthParts(props: ComponentProps<typeof AuthDialogs>) {
  return (
    <MessagesBoundary
      locale={props.locale}
      namespaces={['identity', 'social', 'mobile', 'forgot', 'factors', 'errors']}
    >
      <AuthDialogs {...props} />
    </MessagesBoundary>
  );
}
