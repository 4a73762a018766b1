import { useSession } from '#clinic/accounts/api.ts';
import { NewImport } from './new-import.tsx';
import { PastImports } from './past-imports.tsx';

/** Imports data from another program and undoes imports. Managers only. */
export function Imports() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <h1 className='text-h3'>Importar</h1>
      {isDirection ? (
        <>
          <p className='mt-1 max-w-text text-ink-soft'>
            Trae de otro programa personas, citas por venir y sesiones que quedan. Antes de guardar nada ves
            qué pasará con cada línea. Al importar no se envía nada a nadie.
          </p>
          <NewImport />
          <PastImports />
        </>
      ) : (
        <p className='mt-2'>Esta página es de dirección.</p>
      )}
    </>
  );
}
