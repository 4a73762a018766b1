import { useSession } from '#clinic/accounts/api.ts';
import { WithHelp } from '#design/with-help.tsx';
import { NewImport } from './new-import.tsx';
import { PastImports } from './past-imports.tsx';
import { texts } from './texts.ts';

/** Imports data from another program and undoes imports. Managers only. */
export function Imports() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <WithHelp about={texts().title} help={texts().help}>
        <h1 className='text-h3'>{texts().title}</h1>
      </WithHelp>
      {isDirection ? (
        <>
          <NewImport />
          <PastImports />
        </>
      ) : (
        <p className='mt-2'>{texts().forDirection}</p>
      )}
    </>
  );
}
