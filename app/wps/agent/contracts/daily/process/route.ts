import { processRoute } from '../../process-route';

export const POST = processRoute('daily', 'a daily salary');
