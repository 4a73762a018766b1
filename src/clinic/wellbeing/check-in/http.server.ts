import type { Bind } from '#platform/http/bind.server.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { addAssessment, giveConsent, listAssessments, readConsent, withdrawConsent } from './contract.ts';
import {
  createCheckIn,
  createConsentService,
  listOwnAssessments,
  readOwnConsent,
  withdrawOwnConsent,
} from './service.server.ts';

export function bindCheckIns(bind: Bind, deps: WellbeingDeps): void {
  const checkIn = createCheckIn(deps);
  const consent = createConsentService(deps);
  bind(readConsent, ({ viewer }) => readOwnConsent(deps, viewer.userId));
  bind(giveConsent, ({ viewer }) => consent(viewer.userId));
  bind(withdrawConsent, ({ viewer }) => withdrawOwnConsent(deps, viewer.userId));
  bind(listAssessments, ({ viewer }) => listOwnAssessments(deps, viewer.userId));
  bind(addAssessment, ({ viewer, body }) => checkIn(viewer.userId, body));
}
