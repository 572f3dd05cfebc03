import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { createPuzzle, solvePuzzle } from '@/lib/identity/slider/commands';
import { answerInput, puzzleInput, puzzleValue } from '@/lib/identity/slider/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Creates a slider puzzle for this browser and one action: one use, two minutes.',
  audience: visitors,
  input: puzzleInput,
  output: puzzleValue,
  run: ({ ctx, input, request, ip, headers }) =>
    createPuzzle(ctx.db, input.action, requestOrigin(request, ip, headers)),
});

export const POST = defineRoute({
  summary: 'Checks where the piece was released, and its trail. Returns a token for one call of the action.',
  audience: visitors,
  input: answerInput,
  output: z.object({ sliderToken: z.string() }),
  run: ({ ctx, input, request, ip, headers }) =>
    solvePuzzle(ctx.db, input, requestOrigin(request, ip, headers)),
});
