import type { PageProps } from '@/components/site/page-locale';
import { HallPage, hallMetadata } from '../hall-page';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export const generateMetadata = (props: PageProps) => hallMetadata('SEA', props);

export default function Lottery(props: PageProps) {
  return <HallPage hall="SEA" {...props} />;
}
