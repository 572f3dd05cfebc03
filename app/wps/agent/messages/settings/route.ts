import { setMuted } from '@/lib/agents/messages/commands';
import { muteInput } from '@/lib/agents/messages/schema';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const PUT = defineRoute({
  summary: 'Whether the member takes messages of the line.',
  audience: members,
  input: muteInput,
  output: muteInput,
  async run({ ctx: { db, session }, input }) {
    await setMuted(db, session.memberId, input.muted);
    return input;
  },
});
