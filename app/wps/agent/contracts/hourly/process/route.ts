import { processRoute } from '../../process-route';

export const POST = processRoute('hourly', 'an hourly salary');
