import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { issueCertificate, listRecipients, sendCertificate } from './contract.ts';

type Wish = NonNullable<Request<typeof issueCertificate>['body']>;

const issue = (appointmentId: number, body: Wish) =>
  call<typeof issueCertificate>('POST', '/api/staff/appointments/:id/certificates', {
    params: { id: String(appointmentId) },
    body,
  });

type Issue = { appointmentId: number; wish: Wish };

export const recipientsQuery = (appointmentId: number) =>
  queryOptions({
    queryKey: personalKey('agenda', appointmentId, 'certificate-recipients'),
    queryFn: () =>
      call<typeof listRecipients>('GET', '/api/staff/appointments/:id/certificates/recipients', {
        params: { id: String(appointmentId) },
      }),
  });

/** Issues a certificate and downloads it. Repeating it after a lost response gives the same certificate. */
export const useDownloadCertificate = () =>
  useMutation({
    mutationFn: async ({ appointmentId, wish }: Issue) => {
      const { id } = await issue(appointmentId, wish);
      window.location.assign(`/api/staff/certificates/${id}/pdf`);
    },
  });

/** Issues a certificate and sends it to the contacts of its patient. @returns their addresses */
export const useSendCertificate = () =>
  useMutation({
    mutationFn: async ({ appointmentId, wish }: Issue) => {
      const { id } = await issue(appointmentId, wish);
      const { recipients } = await call<typeof sendCertificate>('POST', '/api/staff/certificates/:id/send', {
        params: { id: String(id) },
      });
      return recipients;
    },
  });
