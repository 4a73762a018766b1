import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { userQuery, useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { useSyncOtherTabs } from '#clinic/accounts/shared-desk/api.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { allPersonalKey } from '#platform/api/query-keys.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { staffQuery, useWatchGateRefusals } from '../api.ts';
import type { StaffMember } from '../contract.ts';
import { GateScreen } from './gate-screen.tsx';
import { LockScreen } from './lock-screen.tsx';
import { useMarkPanelOpen } from './panel-left-open.ts';
import { ProveScreen } from './prove-screen.tsx';
import { RecoveryCodesScreen } from './recovery-codes-screen.tsx';
import { texts } from './texts.ts';
import { useIdleLock } from './use-idle-lock.ts';

// Used once per user, so its QR library stays out of the panel's bundle.
const SetUpScreen = lazy(async () => ({ default: (await import('./set-up-screen.tsx')).SetUpScreen }));

/**
 * Shows the panel to users who have proved their second factor. While it is locked, unfinished work stays in place,
 * invisible, for the same user; another user starts with an empty panel.
 */
export function SecondFactorGate({ user, children }: { user: User; children: ReactNode }) {
  const client = useQueryClient();
  const { data: staff, error, isFetching, refetch } = useQuery(staffQuery());
  const [codes, setCodes] = useState<readonly string[]>();
  useSignOutOnExpiry(error);
  useWatchGateRefusals();
  useSyncOtherTabs();
  const isSomebodyElse = staff !== undefined && staff.username !== user.username;
  useDropOtherUsersData(isSomebodyElse);
  if (staff === undefined || isSomebodyElse)
    return error === null ? (
      <Spinner label={texts().opening} className='min-h-dvh' />
    ) : (
      <GateScreen title={texts().panel}>
        <LoadFailure
          title={texts().notOpened}
          retry={() => void refetch()}
          isBusy={isFetching}
          className='mt-5'
        >
          {failureReason(error, texts().kept)}
        </LoadFailure>
      </GateScreen>
    );
  const closeCodes = async () => {
    await client.invalidateQueries(staffQuery());
    setCodes(undefined);
  };
  return (
    <>
      <Panel key={staff.username} isOpen={codes === undefined && isPanelOpen(staff)}>
        {children}
      </Panel>
      {codes ? (
        <RecoveryCodesScreen codes={codes} onDone={closeCodes} />
      ) : (
        <GateStep staff={staff} onCodes={setCodes} />
      )}
    </>
  );
}

/**
 * When a colleague takes over the desk, two responses arrive one after the other. While they name different
 * users, nothing is shown and the previous user's data is dropped.
 */
function useDropOtherUsersData(isDifferentUser: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isDifferentUser) return;
    void client.resetQueries({ queryKey: allPersonalKey });
    void client.invalidateQueries(userQuery());
  }, [client, isDifferentUser]);
}

const isPanelOpen = ({ secondFactor, isLocked }: StaffMember) => secondFactor === 'proved' && !isLocked;

function GateStep({ staff, onCodes }: { staff: StaffMember; onCodes: (codes: string[]) => void }) {
  if (isPanelOpen(staff)) return null;
  if (staff.isLocked) return <LockScreen staff={staff} />;
  if (staff.secondFactor === 'needed') return <ProveScreen staff={staff} />;
  return (
    <Suspense fallback={<Spinner label={texts().opening} className='min-h-dvh' />}>
      <SetUpScreen staff={staff} onCodes={onCodes} />
    </Suspense>
  );
}

/** Sends no requests before it was visible once; while hidden it keeps typed text and runs no effects. */
function Panel({ isOpen: isShown, children }: { isOpen: boolean; children: ReactNode }) {
  const [hasBeenOpen, setHasBeenOpen] = useState(isShown);
  if (isShown && !hasBeenOpen) setHasBeenOpen(true);
  return (
    hasBeenOpen && (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <IdleLock />
        {children}
      </Activity>
    )
  );
}

function IdleLock() {
  useIdleLock();
  useMarkPanelOpen();
  return null;
}
