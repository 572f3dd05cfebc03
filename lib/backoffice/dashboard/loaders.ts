import { database } from '@/lib/db/client';
import * as queries from './queries';

/** Days that the chart of the dashboard shows, today among them. */
export const CHART_DAYS = 14;

export const waiting = () => queries.waiting(database());
export const movedToday = () => queries.movedToday(database());
export const revenueByDay = () => queries.revenueByDay(database(), CHART_DAYS);
