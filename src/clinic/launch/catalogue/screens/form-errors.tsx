import { Notice } from '#design/feedback/notice.tsx';
import { ApiError, messageOf } from '#platform/api/client.ts';

/** The sentences that the server sent per field. */
export const fieldsOf = (error: Error | null): Record<string, string> =>
  (error instanceof ApiError && error.problem.fields) || {};

/** What is wrong and stands at no field. */
export function FormError({ error }: { error: Error | null }) {
  if (error === null || Object.keys(fieldsOf(error)).length > 0) return null;
  return (
    <Notice tone='danger' title='Algo ha fallado' announce='assertive'>
      {messageOf(error) ?? 'No sabemos si ha llegado. Lo que has escrito sigue aquí: vuelve a probar.'}
    </Notice>
  );
}
