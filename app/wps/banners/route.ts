import { bannerAddresses } from '@/components/home/banner-addresses';
import { bannersOf } from '@/lib/content/banners/loaders';
import { isOfferLink } from '@/lib/content/banners/rules';
import { bannersQuery } from '@/lib/content/banners/schema';
import { bannersOutput, toBanner } from '@/lib/content/banners/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { activeExclusion } from '@/lib/protection/exclusions/queries';

export const GET = defineRoute({
  summary:
    'Lists the banners of a group that are shown now, in their order. A member who has excluded themselves gets none that leads to an offer.',
  audience: visitors,
  input: bannersQuery,
  output: bannersOutput,
  async run({ ctx: { db, session }, input: { group }, language }) {
    const all = (await bannersOf(language, group))[group] ?? [];
    const isExcluded = session !== undefined && (await activeExclusion(db, session.memberId)) !== undefined;
    const list = isExcluded ? all.filter((banner) => !isOfferLink(banner)) : all;
    return {
      groupName: group,
      list: list.map((banner) => toBanner(banner, bannerAddresses(banner.picture))),
    };
  },
});
