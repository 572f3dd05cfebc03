/** The message namespaces that client components of /agent and of the pages of the agent centre use. */
export const AGENT_NAMESPACES: readonly string[] = [
  'identity',
  'factors',
  'forgot',
  'mobile',
  'errors',
  'agent',
  'agent-bills',
  'agent-contracts',
  'agent-landing',
  'agent-lines',
  'agent-reports',
  'agent-team',
  'records',
  'cashier-pages',
  'messages',
  'account',
];
