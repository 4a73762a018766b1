import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { useProveSecondFactor } from '../api.ts';
import type { StaffMember } from '../contract.ts';
import { wrongClockWarnings } from '../terms.ts';
import { CodeForm } from './code-form.tsx';
import { GateScreen, SwitchUserButton } from './gate-screen.tsx';
import { ProveByPasskey } from './prove-by-passkey.tsx';
import { texts } from './texts.ts';

/** After the password: the code, once per working day. */
export function ProveScreen({ staff }: { staff: StaffMember }) {
  const prove = useProveSecondFactor();
  return (
    <GateScreen title={texts().prove.title} hasField={!staff.hasPasskey}>
      <p className='mt-2 text-ink-soft'>{texts().prove.lead(staff.name)}</p>
      {staff.isServerClockWrong && (
        <Notice tone='warning' className='mt-5'>
          {wrongClockWarnings().prove}
        </Notice>
      )}
      {staff.hasPasskey && <ProveByPasskey />}
      <Card className='mt-6'>
        <CodeForm
          label={texts().code}
          hint={texts().codeHint}
          action={texts().prove.continue}
          send={prove.mutateAsync}
          takesFocus={!staff.hasPasskey}
        >
          <SwitchUserButton />
        </CodeForm>
      </Card>
      <p className='mt-5 text-ink-soft text-sm'>{texts().prove.withoutPhone}</p>
    </GateScreen>
  );
}
