import { Outlet, useRouteError } from 'react-router';
import { UnfinishedDraftsToast } from '#clinic/accounts/drafts/screens/unfinished-drafts-toast.tsx';
import { SecondFactorGate } from '#clinic/accounts/second-factor/screens/second-factor-gate.tsx';
import { LiveAgenda } from '#clinic/appointments/live/screens/live-agenda.tsx';
import { DeviceDateNotice } from '#clinic/appointments/screens/device-date-notice.tsx';
import { PageFailure } from '#design/feedback/page-failure.tsx';
import { useIsDrawn } from '#design/hooks/after-paint.ts';
import { useReportedError } from '#platform/browser-errors/use-reported-error.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { LiveInbox } from '../../inbox/screens/live-inbox.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { StaffGate } from './staff-gate.tsx';
import { texts } from './texts.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Starts non-urgent work after the page has rendered. */
function BackgroundWork() {
  const isDrawn = useIsDrawn();
  return (
    isDrawn && (
      <>
        <UnfinishedDraftsToast />
        <LiveAgenda />
        <LiveInbox />
      </>
    )
  );
}

export default function StaffLayout() {
  usePrefetch();
  return (
    <StaffGate>
      {(user) => (
        <SecondFactorGate user={user}>
          <StaffFrame user={user}>
            <DeviceDateNotice />
            <Outlet />
            <BackgroundWork />
          </StaffFrame>
        </SecondFactorGate>
      )}
    </StaffGate>
  );
}

/** A page of the panel that throws. The door and the frame stay. */
export function ErrorBoundary() {
  useReportedError(useRouteError());
  return (
    <StaffGate>
      {(user) => (
        <StaffFrame user={user}>
          <PageFailure
            kept={texts().failureKept}
            home={{ label: texts().toToday, href: localizePath(routes.staff) }}
            phone={clinicContact().phone}
            phoneHref={phoneUrl(clinicContact().phone)}
          />
        </StaffFrame>
      )}
    </StaffGate>
  );
}
