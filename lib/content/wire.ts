import { z } from 'zod';
import { mapPage, type Page } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import type { Announcement } from './types';

const location = z.object({ ip: z.string(), country: z.string().nullable() });
const status = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const statusOutput = z.object({ status, maintenanceEnd: z.string().nullable(), location });

export const permissionOutput = z.object({
  info: z.object({
    customerService: z.array(z.object({ csType: z.string(), path: z.string() })),
    domainRoute: z.array(z.object({ domainName: z.string() })),
    resources: z.array(z.object({ resourceType: z.string(), url: z.string() })),
    whitelabel: z.record(z.string(), z.unknown()),
    register: z.object({ rules: z.string() }),
    mainDomain: z.string(),
    analytics: z.array(z.string()),
  }),
  location,
  maintenance: z.boolean(),
  maintenanceEnd: z.string().nullable(),
  status,
});

export const announcementsOutput = pageOutput(
  z.object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    startDate: z.string(),
    promotionType: z.string().nullable(),
    execution: z.array(z.string()),
    type: z.string(),
  }),
);

export type AnnouncementsWire = z.output<typeof announcementsOutput>;

/** A page of announcements on the wire. */
export function toAnnouncementPage(page: Page<Announcement>): AnnouncementsWire {
  return mapPage(page, (entry) => ({ ...entry, startDate: entry.startDate.toISOString() }));
}
