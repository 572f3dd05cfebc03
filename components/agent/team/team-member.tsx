'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';

interface MemberProps {
  /** The address of the member's page. */
  href: string;
  member: { account: string; nickname: string; isAgent: boolean };
  className?: string;
}

/** The name of a member of the team in a list: it leads to the member's page. */
export function TeamMemberName({ href, member, className = '' }: MemberProps) {
  const t = useTranslations('agent-team');
  return (
    <p className={`flex flex-wrap items-center gap-2 ${className}`}>
      <PageLink href={href} className="font-medium text-amber underline-offset-4 hover:underline">
        <bdi>{member.account}</bdi>
      </PageLink>
      <bdi className="truncate text-sm text-muted">{member.nickname}</bdi>
      {member.isAgent && <Badge tone="amber">{t('team.agent')}</Badge>}
    </p>
  );
}

/** Opens the members directly below a member. Wide lists have its place in each row, so that the figures stand in columns. */
export function OpenDownline({ directs, onOpen }: { directs: number; onOpen: () => void }) {
  const t = useTranslations('agent-team');
  return (
    <div className="empty:hidden lg:w-36 lg:text-end lg:empty:block">
      {directs > 0 && (
        <Button size="sm" onClick={onOpen}>
          {t('team.open', { count: directs })}
        </Button>
      )}
    </div>
  );
}
