import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { usePersonalReset } from '../api.ts';
import type { enterAsStaff, listDemoStaff } from './contract.ts';

/** As whom of the staff a visitor of the demonstration may enter. */
export const demoStaffQuery = () =>
  queryOptions({
    queryKey: ['demo-staff'],
    queryFn: () => call<typeof listDemoStaff>('GET', '/api/demo/staff-sessions'),
  });

/** Enters as somebody of the staff; whoever was here before is not any more. */
export function useEnterAs() {
  const setUser = usePersonalReset();
  return useMutation({
    mutationFn: (username: string) =>
      call<typeof enterAsStaff>('POST', '/api/demo/staff-sessions', { body: { username } }),
    onSuccess: setUser,
  });
}
