import type { FastifyInstance } from 'fastify';
import { sessionCookieName } from '#clinic/accounts/sessions/cookies.server.ts';
import { launchRefusals } from '#clinic/launch/contract.ts';
import { isAnsweredBeforeLaunch } from '#clinic/launch/policy.ts';
import { clinic } from '#config';
import type { Endpoint } from '#platform/api/endpoint.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import type { Config } from '#platform/config.server.ts';
import { documentOf } from '#platform/openapi/document.server.ts';
import { guide } from './guide.ts';
import { tagOf, tags } from './tags.ts';

const documentPath = '/api/openapi.json';

/** What may be refused before an endpoint is reached. */
const refusalsBefore = (endpoint: Endpoint): RefusalTable =>
  isAnsweredBeforeLaunch(endpoint) ? {} : { not_open_yet: launchRefusals.not_open_yet };

/** The API in words of its own: the OpenAPI document. Made when it is first asked for; it does not change until the next start. */
export function serveOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[], config: Config): void {
  let made: string | undefined;
  const make = () =>
    JSON.stringify(
      documentOf(endpoints, {
        title: `${clinic.name}: API`,
        description: guide(documentPath).trim(),
        contact: { name: clinic.name, email: clinic.email },
        licence: { name: 'Aviso legal', url: new URL('/aviso-legal', config.PUBLIC_URL).href },
        publicUrl: config.PUBLIC_URL,
        sessionCookie: sessionCookieName(config.PUBLIC_URL.startsWith('https:')),
        tags,
        tagOf,
        refusalsBefore,
      }),
    );
  app.get(documentPath, (_request, reply) => {
    made ??= make();
    return reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(made);
  });
}
