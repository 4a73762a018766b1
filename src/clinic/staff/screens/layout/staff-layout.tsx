import { Outlet } from 'react-router';
import { DraftsWaiting } from '#clinic/accounts/drafts/screens/drafts-waiting.tsx';
import { SecondFactorGate } from '#clinic/accounts/second-factor/screens/second-factor-gate.tsx';
import { LiveAgenda } from '#clinic/appointments/live/screens/live-agenda.tsx';
import { DeviceDateNotice } from '#clinic/appointments/screens/device-date-notice.tsx';
import { useIsDrawn } from '#design/hooks/after-paint.ts';
import { LiveInbox } from '../../inbox/screens/live-inbox.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { StaffGate } from './staff-gate.tsx';
import { useAskAhead } from './use-ask-ahead.ts';

/** What nobody waits for begins when the page is drawn that they have come for. */
function Behind() {
  const isDrawn = useIsDrawn();
  return (
    isDrawn && (
      <>
        <DraftsWaiting />
        <LiveAgenda />
        <LiveInbox />
      </>
    )
  );
}

/** The layout of the clinic's side: no scene, no public bars; whoever does not work here finds nothing. */
export default function StaffLayout() {
  useAskAhead();
  return (
    <StaffGate>
      {(user) => (
        <SecondFactorGate user={user}>
          <StaffFrame user={user}>
            <DeviceDateNotice />
            <Outlet />
            <Behind />
          </StaffFrame>
        </SecondFactorGate>
      )}
    </StaffGate>
  );
}
