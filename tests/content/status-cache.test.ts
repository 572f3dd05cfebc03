import { siteStatus } from '@/lib/content/gate/queries';
import {
  cachedStatus,
  refreshStatus,
  startStatusCache,
  stopStatusCache,
} from '@/lib/content/gate/status-cache';
import type { SiteStatus } from '@/lib/content/gate/types';

jest.mock('@/lib/db/client', () => ({ database: () => undefined }));
jest.mock('@/lib/content/gate/queries', () => ({ siteStatus: jest.fn() }));

afterEach(() => stopStatusCache());

test('a reading that began earlier and ends later does not replace a newer status', async () => {
  const named = (name: string) => ({ name }) as unknown as SiteStatus;
  const answers: ((status: SiteStatus) => void)[] = [];
  jest.mocked(siteStatus).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const started = startStatusCache();
  answers[0]!(named('first'));
  await started;

  const early = refreshStatus();
  const late = refreshStatus();
  answers[2]!(named('after the change'));
  await late;
  answers[1]!(named('before the change'));
  await early;
  expect(cachedStatus()).toEqual(named('after the change'));
});
