import { type Letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';

/** Names neither the patient nor the matter: e-mail shows on locked screens. */
const urgentLetter = (sentence: string, publicUrl: string): Letter =>
  noteToClinic(`Aviso urgente en ${clinicContact().name}`, [
    sentence,
    'Está arriba del todo en Hoy. Quien se haga cargo lo anota allí, para que los demás lo sepan.',
    { actions: [{ label: 'Abrir Hoy', url: new URL(routes.staff, publicUrl).href }] },
  ]);

export const alertLetter = (publicUrl: string): Letter =>
  urgentLetter('Hay un aviso urgente que espera a alguien.', publicUrl);

export const escalationLetter = (publicUrl: string): Letter =>
  urgentLetter('Hay un aviso urgente del que todavía no se ha hecho cargo nadie.', publicUrl);

/** An SMS says only that there is an alert: it shows on locked screens. */
export const alertSms = (): string =>
  `${clinicContact().name}: hay un aviso urgente. Está en el panel, arriba en Hoy.`;
