import type { z } from 'zod';
import type { applicationValue } from './schema';
import type { Application } from './types';

/** An application as its member sees it: without the operator. */
export const toWireApplication = (application: Application): z.input<typeof applicationValue> => ({
  id: String(application.id),
  state: application.state,
  contact: application.contact,
  content: application.content,
  createdAt: application.createdAt.toISOString(),
  decidedAt: application.decidedAt?.toISOString() ?? null,
  answer: application.answer,
});
