import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { ResponseBody } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { listAudit } from './contract.ts';

type AuditPage = ResponseBody<typeof listAudit>;

/** The audit log, page by page. Managers only. */
export const auditQuery = (by: 'all' | 'staff', patientId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: personalKey('audit', by, patientId ?? null),
    queryFn: ({ pageParam }) =>
      call<typeof listAudit>('GET', '/api/staff/audit', {
        query: {
          by,
          ...(patientId === undefined ? {} : { patientId }),
          ...(pageParam === undefined ? {} : { before: pageParam }),
        },
      }),
    // Cast: the first page has no cursor.
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ lines, hasMore }: AuditPage) => (hasMore ? lines.at(-1)?.id : undefined),
    staleTime: 0,
  });
