import type { Bind } from '#platform/http/bind.server.ts';
import type { ConsentsDeps } from './deps.server.ts';
import { bindGate } from './gate/http.server.ts';
import { bindMine } from './mine/http.server.ts';
import { bindConsentStates } from './patient-record/http.server.ts';
import { bindSigning } from './signing/http.server.ts';
import { bindTexts } from './texts/http.server.ts';

export function bindConsents(bind: Bind, deps: ConsentsDeps): void {
  bindTexts(bind, deps);
  bindConsentStates(bind, deps);
  bindGate(bind, deps);
  bindSigning(bind, deps);
  bindMine(bind, deps);
}
