import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, publicKey } from '#platform/api/query-keys.ts';
import type {
  addFurtherService,
  changeFurtherService,
  FurtherFields,
  getFurtherServices,
} from './contract.ts';

const queryKey = personalKey('catalogue-further');

export const editedServicesQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getFurtherServices>('GET', '/api/staff/catalogue/further-services'),
});

export function useSaveService(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FurtherFields) =>
      id === undefined
        ? call<typeof addFurtherService>('POST', '/api/staff/catalogue/further-services', { body })
        : call<typeof changeFurtherService>('PATCH', '/api/staff/catalogue/further-services/:id', {
            params: { id: String(id) },
            body,
          }),
    onSuccess: (services) => {
      client.setQueryData(queryKey, services);
      void client.invalidateQueries({ queryKey: publicKey('services') });
    },
  });
}
