import { type ReactNode, Suspense } from 'react';

/**
 * Hydrates its content separately, after the content above: on an old phone each part is a short task, between which
 * presses are handled. A press inside hydrates that part first. Not for forms, whose button works only after
 * hydration.
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
