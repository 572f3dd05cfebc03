import { readFileSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { liteProfile, type LiteProfile } from './profile';
import { signContent } from './sign';

/**
 * Returns the lite profile as a phone loads it. It is signed if the operator has a certificate
 * (LITE_PROFILE_CERTIFICATE and LITE_PROFILE_KEY); otherwise a phone shows it as "Not Signed". If the certificate
 * cannot be used, the error is logged and the profile is sent unsigned, because it still works.
 */
export function loadLiteProfile(profile: LiteProfile): Buffer {
  const content = Buffer.from(liteProfile(profile), 'utf8');
  const { LITE_PROFILE_CERTIFICATE: certificate, LITE_PROFILE_KEY: key } = env();
  if (!certificate || !key) return content;
  try {
    return signContent(content, readFileSync(certificate, 'utf8'), readFileSync(key, 'utf8'));
  } catch (err) {
    logger.error({ err }, 'the lite profile could not be signed');
    return content;
  }
}
