import type { FastifyInstance } from 'fastify';
import { externalPages } from '#clinic/organization/service.server.ts';
import { refuse } from '#platform/api/refusals.ts';
import { asHtmlText } from '#platform/documents/html-text.ts';
import { emergencies } from './outbox-page.ts';
import { styles } from './outbox-styles.ts';

type ExternalPage = ReturnType<typeof externalPages>[number];

/**
 * Pages in place of those that a clinic has on other sites (privacy, group, platforms). Links of the demonstration open
 * them; each says what the clinic's own page would contain. Production never loads this file.
 */
export function serveExternalPages(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/demo/external/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const page = externalPages().find(({ url }) => url === `/demo/external/${params.name}`);
      if (page === undefined) throw refuse('not_found');
      reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
      return externalPage(page);
    },
  );
}

const externalPage = ({ name, content, setting }: ExternalPage) => `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asHtmlText(name)} · Demostración</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${styles}</style></head>
<body><main><p class="top"><a class="press" href="/">Volver a la web</a></p>${emergencies()}<h1>${asHtmlText(name)}</h1>
<p class="lead">Esto es una demostración: aquí no hay nada más que leer.</p>
<p class="lead">En la web de una clínica de verdad, este enlace abre, en su propia dirección, ${asHtmlText(content)}.</p>
<p class="lead">Si se ha abierto en otra pestaña, puedes cerrarla: la de antes no se ha cerrado.</p>
<p class="meta">Para quien prepare la web de su clínica: la dirección se escribe en <code>${asHtmlText(setting)}</code>, en el archivo de la clínica.</p>
</main></body></html>`;
