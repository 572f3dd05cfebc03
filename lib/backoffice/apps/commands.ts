import * as apps from '@/lib/content/apps/commands';
import type { Platform } from '@/lib/content/apps/constants';
import type { ReleaseFields } from '@/lib/content/apps/schema';
import type { AppRelease } from '@/lib/content/apps/types';
import { logger } from '@/lib/platform/logger';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `site.write`: what the site sends here runs on the phones of its members.

const auditDetail = (release: AppRelease | undefined) =>
  release
    ? { version: release.version, url: release.url, bytes: release.bytes, sha256: release.sha256 }
    : null;

/** Deletes the file of a release that is not offered any more. The change stands, also if the file cannot be deleted. */
async function forgetFile(release: AppRelease | undefined): Promise<void> {
  if (!release?.file) return;
  await apps
    .deleteAppFile(release.file)
    .catch((err: unknown) =>
      logger.warn({ err, file: release.file }, 'the file of a former app was not deleted'),
    );
}

/** Sets the app of a platform, with a file or a link. Throws as storeAppFile and setAppRelease of lib/content. */
export async function setAppRelease(
  actor: Actor,
  given: ReleaseFields,
  file: Blob | undefined,
): Promise<{ platform: Platform }> {
  const stored = file && (await apps.storeAppFile(file));
  let before: AppRelease | undefined;
  try {
    before = await auditedTransaction(actor, async (tx) => {
      const release = await apps.setAppRelease(tx, given, stored);
      return {
        outcome: release.before,
        action: 'app.set',
        subject: `app:${given.platform}`,
        detail: { before: auditDetail(release.before), after: auditDetail(release.after) },
      };
    });
  } catch (error) {
    if (stored) await apps.deleteAppFile(stored.file);
    throw error;
  }
  await forgetFile(before);
  return { platform: given.platform };
}

/** Removes the app of a platform. Throws NOT_FOUND 404. */
export async function removeAppRelease(actor: Actor, platform: Platform): Promise<{ platform: Platform }> {
  const before = await auditedTransaction(actor, async (tx) => {
    const release = await apps.removeAppRelease(tx, platform);
    return {
      outcome: release,
      action: 'app.remove',
      subject: `app:${platform}`,
      detail: { before: auditDetail(release) },
    };
  });
  await forgetFile(before);
  return { platform };
}
