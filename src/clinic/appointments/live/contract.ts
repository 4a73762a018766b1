import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';

/**
 * Server-sent events: `change` whenever something may have changed, and at the start unless the browser's
 * `Last-Event-ID` is the newest. Events carry no data about the change.
 */
export const streamChanges = endpoint({
  method: 'GET',
  path: '/api/staff/changes',
  access: { roles: staffRoles },
  asksByItself: true,
  summary: 'Event stream of agenda changes (text/event-stream)',
  status: 200,
  reply: null,
  file: 'text/event-stream',
});
