import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { readBreakdown, readReportRows, readReports } from './contract.ts';
import type { ReportName } from './terms.ts';

export type { MonthReport } from './contract.ts';

/** The clinic's monthly reports. Managers only. */
export const reportsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: personalKey('figures', from, to),
    queryFn: () => call<typeof readReports>('GET', '/api/staff/figures', { query: { from, to } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const breakdownQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: personalKey('figures', 'breakdown', from, to),
    queryFn: () => call<typeof readBreakdown>('GET', '/api/staff/figures/breakdown', { query: { from, to } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const reportRowsQuery = (figure: ReportName, month: string) =>
  queryOptions({
    queryKey: personalKey('figures', 'rows', figure, month),
    queryFn: () =>
      call<typeof readReportRows>('GET', '/api/staff/figures/rows', { query: { figure, month } }),
    staleTime: 0,
  });
