import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, publicKey } from '#platform/api/query-keys.ts';
import { setClinicContact } from '#platform/clinic-contact.ts';
import type { changeOrganization, getOrganization, OrganizationChanges } from './contract.ts';

export const organizationQuery = () =>
  queryOptions({
    queryKey: publicKey('organization'),
    queryFn: () => call<typeof getOrganization>('GET', '/api/organization'),
  });

/** Updates the contact details already loaded in this tab. */
export function useChangeOrganization() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrganizationChanges) =>
      call<typeof changeOrganization>('PATCH', '/api/staff/organization', { body }),
    onSuccess: (organization) => {
      setClinicContact(organization);
      client.setQueryData(organizationQuery().queryKey, (before) => before && { ...before, ...organization });
      // The mutation waits for it, so that the checklist does not contradict what was just saved.
      return client.invalidateQueries({ queryKey: personalKey('launch') });
    },
  });
}
