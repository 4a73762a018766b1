import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { readFigures, readRows } from './contract.ts';
import type { FigureName } from './terms.ts';

export type { MonthFigures } from './contract.ts';

/** The clinic's monthly reports. Managers only. */
export const figuresQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['mine', 'figures', from, to],
    queryFn: () => call<typeof readFigures>('GET', '/api/staff/figures', { query: { from, to } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const rowsQuery = (figure: FigureName, month: string) =>
  queryOptions({
    queryKey: ['mine', 'figures', 'rows', figure, month],
    queryFn: () => call<typeof readRows>('GET', '/api/staff/figures/rows', { query: { figure, month } }),
    staleTime: 0,
  });
