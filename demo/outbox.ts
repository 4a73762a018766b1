import type { FastifyInstance } from 'fastify';
import { newestMessages } from '#clinic/notifications/service.server.ts';
import type { Bind } from '#platform/api.server.ts';
import type { Database } from '#platform/database.server.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import { demoOutbox } from './outbox.contract.ts';
import { styles } from './outbox-styles.ts';

/** As many as a person looks through. */
const shown = 200;

/** The demonstration's outbox: a page for people and JSON for tests. Production never loads this file. */
export function serveOutbox(app: FastifyInstance, bind: Bind, { db }: { db: Database }): void {
  const messages = async () =>
    (await newestMessages(db, shown)).map(({ id, channel, recipient, subject, text, status, createdAt }) => ({
      id,
      channel,
      to: recipient,
      subject,
      text,
      status,
      createdAt: createdAt.toISOString(),
    }));

  bind(demoOutbox, messages);

  app.get('/demo/outbox', { schema: { hide: true } as object }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
    return page(await messages());
  });
}

type Message = { channel: string; to: string; subject: string; text: string; createdAt: string };

const channelNames: Record<string, string> = { email: 'Correo', sms: 'SMS' };

const page = (messages: Message[]) => `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mensajes de la demostración</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${styles}</style></head>
<body><main><p><a href="/">Volver a la web</a></p><h1>Mensajes de la demostración</h1>
<p class="lead">Aquí aparece lo que la clínica enviaría por correo o por SMS. Nada sale de este ordenador.</p>
${messages.length === 0 ? '<p class="empty">Todavía no hay mensajes. Reserva una cita y vuelve.</p>' : `<ol>${messages.map(item).join('')}</ol>`}
</main></body></html>`;

const item = ({ channel, to, subject, text, createdAt }: Message) => `<li><article>
<p class="meta"><b>${asText(channelNames[channel] ?? channel)}</b> para ${asText(to)} · <time datetime="${createdAt}">${formatDate(createdAt)}, ${formatTime(createdAt)}</time></p>
<h2>${asText(subject)}</h2><pre>${asText(text)}</pre></article></li>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
