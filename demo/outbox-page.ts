import type { newestMessages } from '#clinic/notifications/service.server.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { asHtmlText } from '#platform/documents/html-text.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { styles } from './outbox-styles.ts';

type Message = Awaited<ReturnType<typeof newestMessages>>[number];

const channelNames: Record<Message['channel'], string> = { email: 'Correo', sms: 'SMS' };

const statusNames: Record<Message['status'], string> = {
  queued: 'En cola',
  sent: 'Enviado',
  failed: 'No se ha podido enviar',
  void: 'Ya no se envía',
  suppressed: 'No se envía',
};

/**
 * Lists every message of the demonstration with its state; an e-mail can be opened as its recipient sees it.
 */
export const outboxPage = (messages: Message[]) => `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mensajes de la demostración</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${styles}</style></head>
<body><main><p class="top"><a class="press" href="/">Volver a la web</a></p>${emergencies()}<h1>Mensajes de la demostración</h1>
<p class="lead">Aquí aparece lo que la clínica enviaría por correo o por SMS. Nada sale de este ordenador.</p>
${messages.length === 0 ? '<p class="empty">Todavía no hay mensajes. Reserva una cita y vuelve.</p>' : `<ol>${messages.map(item).join('')}</ol>`}
</main></body></html>`;

/** The emergency numbers, as on every page, here without a script. */
export const emergencies = () =>
  `<details class="sos"><summary>Teléfonos de emergencia</summary><ul>${clinicSettings()
    .emergencyContacts.map(
      ({ name, phone, description }) =>
        `<li><b>${asHtmlText(name)}</b><br>${asHtmlText(description)}<br><a class="press" href="${phoneUrl(phone)}">${asHtmlText(phone)}</a></li>`,
    )
    .join('')}</ul></details>`;

const item = (message: Message) => {
  const { channel, recipient, subject, text, status, createdAt, lastError } = message;
  const why = status === 'sent' || lastError === null ? '' : `<p class="meta">${asHtmlText(lastError)}</p>`;
  return `<li><article>
<p class="meta"><b>${channelNames[channel]}</b> para ${asHtmlText(recipient)} · <time datetime="${createdAt.toISOString()}">${formatDate(createdAt)}, ${formatTime(createdAt)}</time></p>
<p class="state" data-state="${status}">${statusNames[status]}</p>${why}
${subject === '' ? '' : `<h2>${asHtmlText(subject)}</h2>`}<pre>${asHtmlText(text)}</pre>${links(message)}</article></li>`;
};

function links({ id, blocks, attachments }: Message): string {
  const all = [
    ...(blocks.length > 0
      ? [`<a class="press" href="/demo/outbox/${id}">Ver el correo con su aspecto</a>`]
      : []),
    ...attachments.map(
      ({ name }, number) =>
        `<a class="press" href="/demo/outbox/${id}/files/${number}" download>Descargar ${asHtmlText(name)}</a>`,
    ),
  ];
  return all.length === 0 ? '' : `<p class="links">${all.join('')}</p>`;
}
