import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { exampleList } from '@/lib/backoffice/member-imports/loaders';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: 'A list of members to begin with, as CSV.',
  audience: operators('members.create'),
  input: z.object({}),
  responseType: 'text/csv',
  run: () => Promise.resolve({ bytes: exampleList(), type: 'text/csv; charset=utf-8', name: 'members.csv' }),
});
