import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { GateScreen } from './gate-screen.tsx';

/** Shows the recovery codes once, in case the phone is lost. */
export function RecoveryCodesScreen({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ tone: 'success', title: 'Códigos copiados', description: 'Guárdalos donde solo entres tú.' });
    } catch {
      toast({ tone: 'danger', title: 'No se han copiado', description: 'Imprímelos o cópialos a mano.' });
    }
  };
  return (
    <GateScreen title='Guarda tus códigos en papel'>
      <p className='mt-2 text-ink-soft'>
        El segundo paso ya está activo. Si un día no tienes el móvil, cada uno de estos códigos sirve una vez
        en su lugar. No volveremos a mostrarlos.
      </p>
      <Card className='mt-6'>
        <ul className='grid grid-cols-2 gap-x-6 gap-y-2 text-lg tabular-nums'>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div data-print='no' className='mt-5 flex flex-wrap gap-3'>
          <Button variant='secondary' size='small' onClick={() => window.print()}>
            Imprimir
          </Button>
          <Button variant='secondary' size='small' onClick={copy}>
            Copiar
          </Button>
        </div>
      </Card>
      <div data-print='no' className='mt-6'>
        <Button onClick={onDone}>Ya los he guardado</Button>
      </div>
    </GateScreen>
  );
}
