import * as help from '@/lib/content/help/commands';
import type { HelpCopy } from '@/lib/content/help/types';
import { contentChanges } from '../content/changes';

// The routes check the permission `content.write`.

export const { create: createTopic, update: updateTopic } = contentChanges<HelpCopy>('help', {
  create: help.createTopic,
  update: help.updateTopic,
});
