import type { ReactNode } from 'react';
import type { Permission } from '@/lib/backoffice/constants';
import type { MemberProfile } from '@/lib/backoffice/members/queries';
import type { Query } from '@/lib/backoffice/tables/types';
import type { Operator } from '@/lib/backoffice/types';
import type { LocaleCode } from '@/lib/i18n/locales';

/** What a section of the member's page gets. */
export interface SectionProps {
  member: MemberProfile;
  operator: Operator;
  locale: LocaleCode;
  /** The parameters of the page's address. */
  query: Query;
  /** The page of the section's list, from 1. */
  page: number;
  /** The address of another page of the section's list. */
  pageAddress: (page: number) => string;
}

/** A section of the member's page: a tab with what it shows. */
export interface MemberSection {
  /** Its name in the address, `?view=<key>`. The tab's text is `backoffice-members.sections.<key>`. */
  key: string;
  /** The permission that an operator needs to see the section. */
  permission: Permission;
  Content: (props: SectionProps) => ReactNode | Promise<ReactNode>;
}
