import { shown } from '../../components/shown';

export const seen = shown;
