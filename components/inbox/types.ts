import type { z } from 'zod';
import type { ownFeedbackOutput } from '@/lib/inbox/feedback/schema';
import type { inboxOutput } from '@/lib/inbox/messages/schema';

export type InboxPage = z.output<typeof inboxOutput>;
export type InboxEntry = InboxPage['list'][number];
export type OwnFeedbackPage = z.output<typeof ownFeedbackOutput>;
export type OwnFeedback = OwnFeedbackPage['list'][number];
