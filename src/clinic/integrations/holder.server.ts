import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { refuse } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import * as queries from './queries.server.ts';
import { type IntegrationDeps, subjectOf } from './service.server.ts';

/** Rate limit per key and minute; a program that syncs an agenda needs far fewer. */
const callsPerMinute = 120;

/**
 * Authenticates API keys. A program acts with the rights of reception, limited to its scopes. Changes are recorded
 * under the user who created the key, with a note that the key was used.
 */
export function createKeyHolders({ db, clock, limits }: IntegrationDeps & { limits: Limits }) {
  const limit = limits({ name: 'api-key', points: callsPerMinute, seconds: 60 });
  /** @throws Refusal `unknown_key`, `not_in_scope`, `too_many` */
  return async (key: string, { scope, method, path }: Endpoint): Promise<Viewer> => {
    const found = await queries.findByHash(db, hashToken(key));
    if (found === undefined) throw refuse('unknown_key');
    const { id, createdBy, scopes } = found;
    await limit.spend(String(id));
    if (!scopes.some((own) => own === scope)) throw refuse('not_in_scope');
    const now = clock.now();
    await queries.markUsed(db, id, now);
    const actor: Person = { kind: 'person', userId: createdBy, role: 'reception', professionalId: null };
    if (method !== 'GET') {
      const detail = { call: `${method} ${path}` };
      await record(db, { at: now, actor, action: 'api-key.used', subject: subjectOf(id), detail });
    }
    return {
      userId: createdBy,
      role: actor.role,
      sessionId: subjectOf(id),
      program: subjectOf(id),
      isProved: true,
      isLocked: false,
    };
  };
}
