import type { Bind } from '#platform/http/bind.server.ts';
import { bindAlerts } from './alerts/http.server.ts';
import { bindAnswering } from './answering/http.server.ts';
import type { EvaluationsDeps } from './deps.server.ts';
import { bindRequests } from './requests/http.server.ts';
import { bindResults } from './results/http.server.ts';

export function bindEvaluations(bind: Bind, deps: EvaluationsDeps): void {
  bindRequests(bind, deps);
  bindResults(bind, deps);
  bindAnswering(bind, deps);
  bindAlerts(bind, deps);
}
