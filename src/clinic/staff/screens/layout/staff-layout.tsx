import { Outlet } from 'react-router';
import { StaffFrame } from './staff-frame.tsx';
import { StaffGate } from './staff-gate.tsx';

/** The layout of the clinic's side: no scene, no public bars; whoever does not work here finds nothing. */
export default function StaffLayout() {
  return (
    <StaffGate>
      {(user) => (
        <StaffFrame user={user}>
          <Outlet />
        </StaffFrame>
      )}
    </StaffGate>
  );
}
