import { HallPage, hallMetadata, type HallProps } from '../hall-page';

export const generateMetadata = (props: HallProps) => hallMetadata('VN', props);

export default function Lottery(props: HallProps) {
  return <HallPage hall="VN" {...props} />;
}
