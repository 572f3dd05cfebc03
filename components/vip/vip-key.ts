/** The key of GET /wps/vip among the queries of a page. */
export const VIP_KEY = ['vip'] as const;
