import { useSession } from '#clinic/accounts/api.ts';
import { WithHelp } from '#design/with-help.tsx';
import { NewImport } from './new-import.tsx';
import { PastImports } from './past-imports.tsx';

/** Imports data from another program and undoes imports. Managers only. */
export function Imports() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <WithHelp
        about='Importar'
        help='Trae personas, citas y sesiones de otro programa. Antes de guardar ves el resultado de cada línea. No se envía ningún mensaje.'
      >
        <h1 className='text-h3'>Importar</h1>
      </WithHelp>
      {isDirection ? (
        <>
          <NewImport />
          <PastImports />
        </>
      ) : (
        <p className='mt-2'>Esta página es de dirección.</p>
      )}
    </>
  );
}
