import { useEffect } from 'react';
import type { BySession } from '#clinic/payments/desk/screens/take-payment.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import type { PayBySession, PaySeveralBySessions } from './pay-by-session.tsx';

const loadOne = async () => (await import('./pay-by-session.tsx')).PayBySession;
const loadSeveral = async () => (await import('./pay-by-session.tsx')).PaySeveralBySessions;

/** Loaded with the payment dialog: lists of appointments have the button only. */
function LazyOne(props: Parameters<typeof PayBySession>[0]) {
  const { part: Offer, ask } = useLazyPart(loadOne);
  useEffect(() => ask(), [ask]);
  return Offer ? <Offer {...props} /> : null;
}

export function LazySeveral(props: Parameters<typeof PaySeveralBySessions>[0]) {
  const { part: Offer, ask } = useLazyPart(loadSeveral);
  useEffect(() => ask(), [ask]);
  return Offer ? <Offer {...props} /> : null;
}

/** Payment with sessions in the payment dialog of an appointment. @param whom name of the patient, if not on the page */
export const createSessionPayment = ({ id, whom }: { id: number; whom?: string }): BySession => ({
  one: (props) => <LazyOne {...props} id={id} whom={whom} />,
  several: (props) => <LazySeveral {...props} whom={whom} />,
});
