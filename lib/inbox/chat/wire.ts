import type { z } from 'zod';
import { now } from '@/lib/platform/clock';
import type { chatOutput, officeChatOutput, officeListOutput } from './schema';
import type { ChatMessage, ChatSummary, ChatView } from './types';

type WireSummary = z.input<typeof officeListOutput>['list'][number];

const toWireMessage = ({ id, sender, text, at }: ChatMessage) => ({
  id: String(id),
  sender,
  text,
  at: at.toISOString(),
});

/** A conversation as its person sees it: without the names of operators. */
export const toWireChat = (chat: ChatView | undefined): z.input<typeof chatOutput>['chat'] =>
  chat
    ? {
        id: String(chat.id),
        status: chat.status,
        isMuted: chat.isMuted,
        messages: chat.messages.map(toWireMessage),
      }
    : null;

export const toWireSummary = (chat: ChatSummary): WireSummary => ({
  id: String(chat.id),
  status: chat.status,
  member: chat.member && { id: String(chat.member.id), account: chat.member.account },
  language: chat.language,
  operator: chat.operator && { id: String(chat.operator.id), name: chat.operator.name },
  createdAt: chat.createdAt.toISOString(),
  lastMessageAt: chat.lastMessageAt.toISOString(),
  lastSender: chat.lastSender,
  lastText: chat.lastText,
  isMuted: chat.mutedUntil !== null && chat.mutedUntil > now(),
});

export const toWireOfficeChat = (
  chat: ChatSummary & { messages: ChatMessage[] },
): z.input<typeof officeChatOutput> => ({
  ...toWireSummary(chat),
  messages: chat.messages.map((each) => ({ ...toWireMessage(each), operator: each.operator })),
});
