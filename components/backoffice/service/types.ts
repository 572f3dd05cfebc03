import type { z } from 'zod';
import type { officeChatOutput, officeListOutput } from '@/lib/inbox/chat/schema';

export type OfficeChatList = z.output<typeof officeListOutput>['list'];
export type OfficeChat = z.output<typeof officeChatOutput>;
