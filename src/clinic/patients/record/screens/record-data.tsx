import { phoneUrl } from '#platform/text/dialling.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { formatFields } from '../../directory/screens/person-labels.ts';
import { EmptyText, RecordSection } from '../../directory/screens/record-section.tsx';

/** Administrative data of a record; the header shows the rest. Without any, only the desk sees that they are missing. */
export function RecordData({ card, isDesk }: { card: PatientRecord; isDesk: boolean }) {
  const before = formatFields(card, ['deskRemark', 'document', 'language', 'address']);
  const emergency = formatFields(card, ['emergencyName', 'emergencyRelation']);
  const { emergencyPhone } = card;
  const isEmpty = before.length + emergency.length === 0 && emergencyPhone === null;
  if (isEmpty && !isDesk) return null;
  return (
    <RecordSection title='Datos administrativos'>
      {isEmpty ? (
        <EmptyText>No hay ninguno apuntado.</EmptyText>
      ) : (
        <dl className='grid gap-x-4 gap-y-2 px-3 py-3 sm:grid-cols-[auto_minmax(0,1fr)]'>
          {[...before, ...emergency].map(([label, value]) => (
            <div key={label} className='sm:contents'>
              <dt className='text-ink-soft'>{label}</dt>
              <dd className='whitespace-pre-line break-words'>{value}</dd>
            </div>
          ))}
          {emergencyPhone !== null && (
            <div className='sm:contents'>
              <dt className='text-ink-soft'>Teléfono del contacto</dt>
              <dd>
                <a
                  href={phoneUrl(emergencyPhone)}
                  className='link inline-flex min-h-11 items-center tabular-nums pointer-fine:min-h-6'
                >
                  {emergencyPhone}
                </a>
              </dd>
            </div>
          )}
        </dl>
      )}
    </RecordSection>
  );
}
