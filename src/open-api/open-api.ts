import type { FastifyInstance } from 'fastify';
import { webhookMessages } from '#clinic/integrations/contract.ts';
import { launchRefusals } from '#clinic/settings/contract.ts';
import { isAllowedBeforeLaunch } from '#clinic/settings/policy.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { buildDocument } from '#platform/openapi/document.server.ts';
import { guideText } from './guide.ts';
import { pageOf } from './page.ts';
import { findTag, tags } from './tags.ts';

const documentPath = '/api/openapi.json';

/** Refusals thrown before the endpoint's handler. */
const refusalsBefore = (endpoint: Endpoint): RefusalTable =>
  isAllowedBeforeLaunch(endpoint) ? {} : { not_open_yet: launchRefusals.not_open_yet };

/** Memoizes: the document does not change within a process. */
const once = <T>(make: () => T) => {
  let made: { of: T } | undefined;
  return (): T => {
    made ??= { of: make() };
    return made.of;
  };
};

type ServeOptions = { endpoints: readonly Endpoint[]; publicUrl: string; sessionCookie: string };

/** Serves the OpenAPI document for programs, and the same as a page for people. */
export function serveOpenApi(
  app: FastifyInstance,
  { endpoints, publicUrl, sessionCookie }: ServeOptions,
): void {
  const document = once(() =>
    buildDocument(endpoints, {
      title: `${clinicContact().name}: API`,
      description: guideText(documentPath).trim(),
      contact: { name: clinicContact().name, email: clinicContact().email },
      licence: { name: 'Aviso legal', url: new URL('/aviso-legal', publicUrl).href },
      publicUrl,
      sessionCookie,
      tags,
      tagOf: findTag,
      refusalsBefore,
      webhooks: webhookMessages,
    }),
  );
  const json = once(() => JSON.stringify(document()));
  const page = once(() => pageOf(document(), documentPath));
  const kept = 'public, max-age=300';
  app.get(documentPath, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('Cache-Control', kept).send(json()),
  );
  app.get('/api', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', kept).send(page()),
  );
}
