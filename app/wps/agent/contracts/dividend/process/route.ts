import { processRoute } from '../../process-route';

export const POST = processRoute('dividend', 'a dividend');
