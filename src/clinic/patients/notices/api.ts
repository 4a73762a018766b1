import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useCardChanged } from '../directory/api.ts';
import type { answerNotices } from './contract.ts';

type Answer = { id: number } & NonNullable<Request<typeof answerNotices>['body']>;

export function useAnswerNotices() {
  return useMutation({
    mutationFn: ({ id, ...body }: Answer) =>
      call<typeof answerNotices>('POST', '/api/staff/people/:id/notices', {
        params: { id: String(id) },
        body,
      }),
    onSuccess: useCardChanged(),
  });
}
