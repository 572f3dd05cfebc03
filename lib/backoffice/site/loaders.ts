import { statusRow } from '@/lib/content/gate/queries';
import { domains } from '@/lib/content/domains/queries';
import { serviceChannels } from '@/lib/content/service/queries';
import { settingValues } from '@/lib/content/settings/queries';
import { database } from '@/lib/db/client';
import { fieldRules } from '@/lib/identity/registration/queries';

/** Reads everything that the page "site" shows. */
export async function loadSitePage() {
  const db = database();
  const [status, settings, mirrors, channels, fields] = await Promise.all([
    statusRow(db),
    settingValues(db),
    domains(db),
    serviceChannels(db),
    fieldRules(db),
  ]);
  return { status, settings, mirrors, channels, fields };
}
