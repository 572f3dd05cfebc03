import { z } from 'zod';
import { PLATFORMS } from './constants';

export const platformInput = z.object({ platform: z.enum(PLATFORMS, 'INVALID') });

/** An app from an operator: with a link, or with a file in the same form. */
export const releaseInput = platformInput.extend({
  version: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,31}$/, 'APP_VERSION')
    .meta({ examples: ['2.4.1'] }),
  url: z
    .string('INVALID')
    .trim()
    .max(500, 'TEXT_TOO_LONG')
    .refine(
      (value) => value === '' || (/^https:\/\/[^\s"<>]+$/.test(value) && URL.canParse(value)),
      'LINK_HTTPS',
    )
    .default('')
    .meta({ examples: ['https://example.com/lantern.apk'] }),
});

export type ReleaseFields = z.output<typeof releaseInput>;
