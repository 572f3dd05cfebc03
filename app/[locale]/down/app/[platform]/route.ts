import { Readable } from 'node:stream';
import { findAppRelease } from '@/lib/content/apps/loaders';
import { openAppFile } from '@/lib/content/apps/queries';
import { platformInput } from '@/lib/content/apps/schema';
import { definePublic } from '@/lib/platform/http/define-public';

const noApp = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

export const GET = definePublic<{ platform: string }>(
  {
    summary: 'The app of a platform: a redirect to its store or file, or the Android package',
    input: platformInput,
    responseType: 'application/vnd.android.package-archive',
  },
  async (_, { params }) => {
    const parsed = platformInput.safeParse(await params);
    const release = parsed.success ? await findAppRelease(parsed.data.platform) : undefined;
    if (!release) return noApp();
    // An address that an operator has entered (X15).
    if (release.url !== null)
      return new Response(null, {
        status: 302,
        headers: { location: release.url, 'cache-control': 'no-store' },
      });
    const file = release.file === null ? undefined : await openAppFile(release.file);
    if (!file) return noApp();
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: {
        'content-type': 'application/vnd.android.package-archive',
        'content-length': String(file.size),
        'content-disposition': `attachment; filename="app-${release.version}.apk"`,
        'content-security-policy': "default-src 'none'",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
);
