import { type RecordRequest, useErase } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Carries out an erasure, irreversibly. */
export const EraseDialog = ({ request: { id, person } }: { request: RecordRequest }) => (
  <RequestDialog
    opener='Suprimir y contestar'
    title={`Suprimir los datos de ${person}`}
    description='Se borra lo que se puede borrar y se bloquea lo que la ley obliga a guardar. No se puede deshacer. La respuesta por escrito dice lo que se ha hecho; está en «Contestadas».'
    act='Suprimir'
    isDanger
    sending={useErase(id)}
    body={() => null}
    done='Suprimido: la respuesta está en «Contestadas»'
  />
);
