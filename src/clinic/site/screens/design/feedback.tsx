import { AttentionList } from '#design/attention-list.tsx';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, LoadingRows, Skeleton, SkeletonText } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Fold } from '#design/fold.tsx';
import { LoadedSection } from '#design/loaded-section.tsx';
import { Spinner, WaitingDots } from '#design/spinner.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { Family, Specimen } from './specimen.tsx';

const toasts = [
  { tone: 'info', title: 'Sesión cerrada', description: 'Hasta pronto.' },
  { tone: 'success', title: 'Cita cambiada', description: 'El martes 24 a las 10:30.' },
  { tone: 'danger', title: 'No se ha podido guardar', description: 'Lo que has escrito sigue aquí.' },
] as const;

/** The second toast waits for the first to end. */
function showTwo() {
  toast(toasts[0]);
  toast(toasts[1]);
}

export function FeedbackSpecimens() {
  return (
    <Family title='Avisos y esperas'>
      <Specimen file='notice.tsx' title='Aviso en la página' className='grid gap-4 sm:grid-cols-2'>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={`Aviso ${tone}`}>
            Qué ha pasado, qué se conserva y qué puedes hacer.
          </Notice>
        ))}
        <Notice title='Con una acción' actions={<Button size='small'>Seguir</Button>} />
        <Notice tone='warning'>Sin título, solo una frase.</Notice>
      </Specimen>
      <Specimen
        file='lost-response-notice.tsx'
        title='Respuesta perdida'
        note='Ni hecho ni rechazado: primero se averigua.'
        className='grid gap-4 sm:grid-cols-2'
      >
        <LostResponseNotice doubt='asking' onAsk={() => {}}>
          Tu reserva del martes 24, 10:30.
        </LostResponseNotice>
        <LostResponseNotice doubt='waiting' onAsk={() => {}}>
          Tu reserva del martes 24, 10:30.
        </LostResponseNotice>
      </Specimen>
      <Specimen file='failure-notice.tsx' title='Algo enviado que ha fallado'>
        <FailureNotice
          title='No se ha podido guardar'
          description='Puede ser la conexión. Inténtalo de nuevo.'
        />
      </Specimen>
      <Specimen file='with-help.tsx' title='Ayuda detrás de un botón'>
        <WithHelp about='Planes de sesiones' help='Un plan son varias sesiones pagadas a la vez.'>
          <h4 className='text-h4'>Planes de sesiones</h4>
        </WithHelp>
      </Specimen>
      <AttentionSpecimen />
      <FoldSpecimen />
      <Specimen
        file='load-failure.tsx'
        title='No se ha podido cargar'
        note='Qué falta, qué no hay que temer y otra oportunidad.'
      >
        <LoadFailure title='No hemos podido cargar tus citas' retry={() => {}}>
          Tus citas siguen guardadas. Vuelve a intentarlo en un momento.
        </LoadFailure>
      </Specimen>
      <Specimen
        file='toast.tsx'
        title='Aviso que pasa'
        note='Uno cada vez, cinco segundos; si llega otro, dos como mínimo. F8 lleva hasta él.'
      >
        {toasts.map((message) => (
          <Button key={message.tone} variant='secondary' onClick={() => toast(message)}>
            Mostrar {message.tone}
          </Button>
        ))}
        <Button variant='secondary' onClick={showTwo}>
          Mostrar dos seguidos
        </Button>
      </Specimen>
      <Specimen
        file='lazy-toasts.tsx'
        title='Los avisos, cuando hacen falta'
        note='No se ve: trae lo que enseña los avisos con el primer toque o la primera tecla, y el primer aviso no se pierde.'
      >
        <p>Pulsa un botón de arriba: el aviso llega por aquí.</p>
      </Specimen>
      <Specimen file='empty-state.tsx' title='Aún no hay nada' className='grid gap-6 sm:grid-cols-2'>
        <EmptyState
          headingLevel={4}
          title='No tienes ninguna cita próxima'
          actions={<Button>Reservar cita</Button>}
        >
          Cuando reserves, la verás aquí.
        </EmptyState>
        <EmptyState headingLevel={4} drawing='boat' title='Esta página no existe'>
          Comprueba la dirección.
        </EmptyState>
      </Specimen>
      <Specimen
        file='empty-text.tsx'
        title='Una parte vacía de una página'
        note='Debajo de su título; una página vacía lleva el dibujo.'
      >
        <EmptyText>No tiene ningún plan.</EmptyText>
      </Specimen>
      <Specimen file='skeleton.tsx' title='Lo que viene' className='max-w-md'>
        <Loading label='Ejemplo de una espera'>
          <Skeleton className='mb-4 h-9 w-1/2' />
          <SkeletonText lines={4} />
        </Loading>
        <LoadingRows label='Ejemplo de una lista que llega' rows={3} className='mt-4' />
      </Specimen>
      <LoadedSpecimen />
      <Specimen file='spinner.tsx' title='Espera de una pantalla entera'>
        <Spinner />
        <WaitingDots className='h-6 text-river-600' />
      </Specimen>
    </Family>
  );
}

const AttentionSpecimen = () => (
  <Specimen
    file='attention-list.tsx'
    title='Lo que alguien tiene que mirar'
    note='Donde no hay nada, no se enseña nada.'
  >
    <AttentionList
      id='por-mirar'
      title='Mensajes que no han llegado'
      unknown='No sabemos si algún mensaje no ha llegado'
      isFailed={false}
      retry={() => {}}
    >
      <li className='px-3 py-2.5'>Recordatorio de la cita</li>
    </AttentionList>
  </Specimen>
);

const FoldSpecimen = () => (
  <Specimen
    file='fold.tsx'
    title='Una lista que se abre y se cierra'
    note='Con una o dos filas empieza abierta.'
  >
    <Fold heading={<span className='font-[650]'>Citas sin cobrar</span>} count={3}>
      <ul>
        <li className='py-1.5'>Lunes, 10:30</li>
        <li className='py-1.5'>Martes, 12:00</li>
        <li className='py-1.5'>Jueves, 16:00</li>
      </ul>
    </Fold>
  </Specimen>
);

const LoadedSpecimen = () => (
  <Specimen file='loaded-section.tsx' title='Una parte de la página propia, mientras llega'>
    <LoadedSection
      id='parte-propia'
      title='Quién ha abierto tu ficha'
      intro='Cada vez queda apuntado cuándo.'
      asked={{ data: undefined, isError: false, isFetching: true, refetch: () => {} }}
      loading='Ejemplo de otra espera'
      failed='No hemos podido cargar la lista'
      kept='Sigue guardada. Vuelve a intentarlo en un momento.'
    >
      {() => null}
    </LoadedSection>
  </Specimen>
);
