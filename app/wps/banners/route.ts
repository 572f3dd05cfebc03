import { bannerAddresses } from '@/components/home/banner-addresses';
import { bannersOf } from '@/lib/content/banners/loaders';
import { bannersQuery } from '@/lib/content/banners/schema';
import { bannersOutput, toBanner } from '@/lib/content/banners/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the banners of a group that are shown now, in their order.',
  audience: visitors,
  input: bannersQuery,
  output: bannersOutput,
  async run({ input: { group }, language }) {
    const list = (await bannersOf(language, group))[group] ?? [];
    return {
      groupName: group,
      list: list.map((banner) => toBanner(banner, bannerAddresses(banner.picture))),
    };
  },
});
