import { PageLink } from '@/components/ui/page-link';

interface Props {
  id: bigint;
  account: string;
  /** Whether the operator may open a member. */
  mayOpen: boolean;
}

/** A member's account name; a link to the member for operators who may open it. */
export function MemberAccount({ id, account, mayOpen }: Props) {
  if (!mayOpen) return <bdi>{account}</bdi>;
  return (
    <PageLink href={`/backoffice/members/${id}`} className="text-amber underline-offset-4 hover:underline">
      <bdi>{account}</bdi>
    </PageLink>
  );
}
