import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';

/**
 * A stream of server-sent events: `change` whenever something may look different, also at its beginning unless the
 * `Last-Event-ID` that the browser sends is the newest. Nothing of what has changed is in it.
 */
export const streamChanges = endpoint({
  method: 'GET',
  path: '/api/staff/changes',
  access: { roles: staffRoles },
  asksByItself: true,
  summary: 'Tells as it happens that the agenda has changed (text/event-stream)',
  status: 200,
  reply: null,
  file: 'text/event-stream',
});
