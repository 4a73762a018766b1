import { clinic, legalNotice as legal } from '#config';
import { Notice } from '#design/feedback/notice.tsx';
import { ConfirmForm } from './confirm-form.tsx';

const data = [
  ['Nombre', clinic.name],
  ['Titular', legal.holder],
  ['NIF', legal.taxId],
  ['Dirección', clinic.address],
  ['Teléfono', clinic.phone],
  ['Correo', clinic.email],
  ['Inscripción', legal.register],
  ['Centro sanitario', legal.centreAuthorisation],
  ['Colegio', legal.college],
] as const;

/** The clinic as its configuration has it, read before somebody answers for it. */
export function ClinicData() {
  return (
    <div className='flex flex-col gap-5'>
      {legal.isInvented && (
        <Notice tone='warning' title='Estos datos dicen de sí mismos que son inventados'>
          Son los de la demostración, y el aviso legal lo dice en cada visita. Pon los de la clínica antes de
          abrir.
        </Notice>
      )}
      <dl className='grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3'>
        {data.map(([name, value]) => (
          <div key={name} className='min-w-0'>
            <dt className='text-ink-soft text-xs'>{name}</dt>
            <dd className='wrap-anywhere font-[550]'>{value}</dd>
          </div>
        ))}
      </dl>
      <p className='max-w-text text-ink-soft'>
        El número de registro que sale en la web es el de la primera persona del equipo: se escribe en
        «Profesionales». Lo demás sale en la web, los correos y los recibos. Todavía no se cambian aquí: están
        en el archivo que nombra <code>CLINIC_CONFIG</code> en el servidor. Después de cambiarlo hay que hacer
        de nuevo las páginas (<code>npm run ready:server</code>) y reiniciar.
      </p>
      <ConfirmForm step='clinic' who='Quién lo ha revisado' when='Qué día' />
    </div>
  );
}
