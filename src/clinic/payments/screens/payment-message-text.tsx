import type { PaymentMessage } from './payment-messages.ts';

/** Specified sentence, with our note on a separate line. */
export function PaymentMessageText({ said: { text, note } }: { said: PaymentMessage }) {
  return (
    <>
      <p>{text}</p>
      {note && <p className='mt-1'>{note}</p>}
    </>
  );
}
