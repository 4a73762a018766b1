import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import { useResetPersonalData } from '../api.ts';
import type { enterAsStaff, listDemoStaff } from './contract.ts';

export const demoStaffQuery = () =>
  queryOptions({
    queryKey: publicKey('demo-staff'),
    queryFn: () => call<typeof listDemoStaff>('GET', '/api/demo/staff-sessions'),
  });

/** Signs in as a staff member; ends the previous session. */
export function useEnterAs() {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: (username: string) =>
      call<typeof enterAsStaff>('POST', '/api/demo/staff-sessions', { body: { username } }),
    onSuccess: setUser,
  });
}
