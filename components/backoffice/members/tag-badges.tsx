import { Badge } from '@/components/ui/badge';
import type { TagColour } from '@/lib/backoffice/members/constants';

/** The tags of a member. */
export function TagBadges({ tags }: { tags: readonly { id: string; name: string; colour: TagColour }[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {tags.map(({ id, name, colour }) => (
        <Badge key={id} tone={colour}>
          <bdi>{name}</bdi>
        </Badge>
      ))}
    </span>
  );
}
