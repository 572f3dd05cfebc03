import { processRoute } from '../../process-route';

export const POST = processRoute('realtime', 'a real-time salary');
