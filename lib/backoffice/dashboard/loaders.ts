import { database } from '@/lib/db/client';
import * as queries from './queries';

/** Days of the dashboard's chart, including today. */
export const CHART_DAYS = 14;

export const countWaitingRequests = () => queries.countWaitingRequests(database());
export const sumPaymentsToday = () => queries.sumPaymentsToday(database());
export const revenueByDay = () => queries.revenueByDay(database(), CHART_DAYS);
