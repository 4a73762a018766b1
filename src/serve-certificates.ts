import type { FastifyInstance } from 'fastify';
import { verifyCertificate } from '#clinic/appointments/service.server.ts';
import { clinic } from '#config';
import { type Limits, spendIfAllowed } from '#platform/http/limits.server.ts';
import { networkOf } from '#platform/http/network.ts';
import { localizePath } from '#platform/language/language.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import {
  confirmedCertificatePage,
  tooManyChecksPage,
  unknownCertificatePage,
} from './short-pages/certificate-page.ts';

const perNetwork = { points: 30, seconds: 600 };

/**
 * The public page that confirms an attendance certificate. A document without scripts, rendered per request and
 * never cached, because it depends on data of a person.
 */
export function serveCertificates(
  app: FastifyInstance,
  { db, limits }: { db: Database; limits: Limits },
): void {
  const limit = limits({ name: 'certificate', ...perNetwork, fixed: true });
  for (const language of clinic.languages)
    app.get<{ Params: { code: string } }>(
      localizePath('/verificar/:code', language),
      { schema: { hide: true } },
      async (request, reply) => {
        reply.type('text/html; charset=utf-8').headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        });
        if (!(await spendIfAllowed(limit, networkOf(request.ip))))
          return reply.code(429).header('Retry-After', perNetwork.seconds).send(tooManyChecksPage());
        const found = await verifyCertificate(db, request.params.code);
        return found === null
          ? reply.code(404).send(unknownCertificatePage())
          : confirmedCertificatePage(found);
      },
    );
}
