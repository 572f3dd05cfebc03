import type { ContractKind } from '@/lib/agents/constants';

/** The pages of bills in the agent centre, without the language. */
export const BILL_PAGES: Record<ContractKind, string> = {
  dividend: '/agentHome/dividends',
  daily: '/agentHome/daily-wages',
  hourly: '/agentHome/hourly-salary',
  realtime: '/agentHome/realtime-salary',
};

export const INCOME_PAGE = '/agentHome/income';
export const BILL_PAGE = '/agentHome/bills';
