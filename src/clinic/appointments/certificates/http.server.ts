import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { downloadCertificate, issueCertificate, sendCertificate } from './contract.ts';
import { createCertificates } from './service.server.ts';

export function bindCertificates(bind: Bind, deps: AppointmentsDeps): void {
  const certificates = createCertificates(deps);
  bind(issueCertificate, async ({ viewer, params, body }) =>
    certificates.issue(await staffActor(deps.db, viewer), params.id, body),
  );
  bind(downloadCertificate, async ({ viewer, params, reply }) => {
    const { name, content } = await certificates.file(await staffActor(deps.db, viewer), params.id);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bind(sendCertificate, async ({ viewer, params }) =>
    certificates.send(await staffActor(deps.db, viewer), params.id),
  );
}
