import { Outlet } from 'react-router';
import { DraftsWaiting } from '#clinic/accounts/drafts/screens/drafts-waiting.tsx';
import { SecondFactorGate } from '#clinic/accounts/second-factor/screens/second-factor-gate.tsx';
import { LiveAgenda } from '#clinic/appointments/live/screens/live-agenda.tsx';
import { LiveInbox } from '../../inbox/screens/live-inbox.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { StaffGate } from './staff-gate.tsx';
import { useAskAhead } from './use-ask-ahead.ts';

/** The layout of the clinic's side: no scene, no public bars; whoever does not work here finds nothing. */
export default function StaffLayout() {
  useAskAhead();
  return (
    <StaffGate>
      {(user) => (
        <SecondFactorGate user={user}>
          <StaffFrame user={user}>
            <DraftsWaiting />
            <LiveAgenda />
            <LiveInbox />
            <Outlet />
          </StaffFrame>
        </SecondFactorGate>
      )}
    </StaffGate>
  );
}
