export const agents = 'agents';
