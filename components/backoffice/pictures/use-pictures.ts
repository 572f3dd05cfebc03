'use client';

import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { ApiError, callApi } from '@/lib/platform/http/call';

/** A picture that operators have uploaded. */
export interface UploadedPicture {
  id: string;
  url: string;
  name: string;
  width: number;
  height: number;
}

const ADDRESS = '/backoffice/api/content/pictures';

/** The last uploads, and uploading another one. */
export function usePictures() {
  const tErrors = useTranslations('errors');
  const [list, setList] = useState<readonly UploadedPicture[]>();
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const controller = new AbortController();
    callApi<{ list: UploadedPicture[] }>('GET', ADDRESS, undefined, controller.signal)
      .then((value) => setList(value.list))
      // Without the list a picture can still be uploaded.
      .catch(() => controller.signal.aborted || setList([]));
    return () => controller.abort();
  }, []);

  const upload = useCallback(
    async (file: File): Promise<UploadedPicture | undefined> => {
      const body = new FormData();
      body.set('picture', file);
      setIsUploading(true);
      setFailure(undefined);
      try {
        const picture = await callApi<UploadedPicture>('POST', ADDRESS, body);
        setList((before) => [picture, ...(before ?? [])]);
        return picture;
      } catch (error) {
        const known = error instanceof ApiError ? error : undefined;
        setFailure(known?.fields.picture?.message ?? (known?.message || tErrors('NETWORK')));
        return undefined;
      } finally {
        setIsUploading(false);
      }
    },
    [tErrors],
  );
  return { list, upload, isUploading, failure };
}
