import { HallPage, hallMetadata, type HallProps } from '../hall-page';

export const generateMetadata = (props: HallProps) => hallMetadata('LOTTERY', props);

export default function Lottery(props: HallProps) {
  return <HallPage hall="LOTTERY" {...props} />;
}
