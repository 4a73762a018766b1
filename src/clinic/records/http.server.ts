import type { Bind } from '#platform/http/bind.server.ts';
import { bindBlocked } from './blocked/http.server.ts';
import { bindCopies } from './copies/http.server.ts';
import type { RecordsDeps } from './deps.server.ts';
import { bindErasure } from './erasure/http.server.ts';
import { bindNotes } from './notes/http.server.ts';
import { bindRequests } from './requests/http.server.ts';

export function bindRecords(bind: Bind, deps: RecordsDeps): void {
  bindNotes(bind, deps);
  bindRequests(bind, deps);
  bindCopies(bind, deps);
  bindErasure(bind, deps);
  bindBlocked(bind, deps);
}
