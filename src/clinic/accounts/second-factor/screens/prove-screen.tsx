import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { useProveSecondFactor } from '../api.ts';
import type { StaffMember } from '../contract.ts';
import { wrongClockWarnings } from '../terms.ts';
import { CodeForm } from './code-form.tsx';
import { GateScreen, SwitchUserButton } from './gate-screen.tsx';
import { ProveByPasskey } from './prove-by-passkey.tsx';

/** After the password: the code, once per working day. */
export function ProveScreen({ staff }: { staff: StaffMember }) {
  const prove = useProveSecondFactor();
  return (
    <GateScreen title='Confirma que eres tú' hasField={!staff.hasPasskey}>
      <p className='mt-2 text-ink-soft'>
        Hola, {staff.name}. Te lo pedimos una vez al día en este navegador.
      </p>
      {staff.isServerClockWrong && (
        <Notice tone='warning' className='mt-5'>
          {wrongClockWarnings.prove}
        </Notice>
      )}
      {staff.hasPasskey && <ProveByPasskey />}
      <Card className='mt-6'>
        <CodeForm
          label='Código'
          hint='Las 6 cifras que muestra ahora la aplicación de tu móvil.'
          action='Continuar'
          send={prove.mutateAsync}
          takesFocus={!staff.hasPasskey}
        >
          <SwitchUserButton />
        </CodeForm>
      </Card>
      <p className='mt-5 text-ink-soft text-sm'>
        ¿No tienes el móvil? Escribe uno de tus códigos en papel: cada uno sirve una sola vez. Si tampoco los
        tienes, dirección puede restablecer tu acceso.
      </p>
    </GateScreen>
  );
}
