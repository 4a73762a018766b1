import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { listTexts, publishText } from './contract.ts';
import { listConsentTexts, publishConsentText } from './service.server.ts';

export function bindTexts(bind: Bind, deps: ConsentsDeps): void {
  bind(listTexts, () => listConsentTexts(deps.db));
  bind(publishText, async ({ viewer, body }) =>
    publishConsentText(deps, await staffActor(deps.db, viewer), body),
  );
}
