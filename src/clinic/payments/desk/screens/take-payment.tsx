import { useQuery } from '@tanstack/react-query';
import { Banknote, CreditCard, HandCoins, Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { formatEuros } from '#platform/money.ts';
import { RecipientAtDesk } from '../../invoices/screens/recipient-at-desk.tsx';
import { useRecipient } from '../../invoices/screens/use-recipient.tsx';
import type { TakenMethod } from '../../references.ts';
import { methodNames, recipientRequiredAboveCents } from '../../terms.ts';
import { type DueAtDesk, dueQuery, type ItemAtDesk, type TakenPayment, useTakePayment } from '../api.ts';
import { EntryOutcome } from './entry-outcome.tsx';
import { PaymentTaken } from './payment-taken.tsx';

const methodIcons: Record<TakenMethod, LucideIcon> = {
  cash: Banknote,
  card: CreditCard,
  bizum: Smartphone,
  transfer: Landmark,
  credit: HandCoins,
};

/** Pays with a session of a plan instead of money; given by the feature that sells what is due. */
export type BySession = (props: { sessionsLeft: number; close: () => void }) => ReactNode;

export function TakePayment({
  item,
  bySession,
  close,
}: {
  item: ItemAtDesk;
  bySession?: BySession | undefined;
  close: () => void;
}) {
  const { data, error, refetch } = useQuery({ ...dueQuery(item), retry: false });
  const [taken, setTaken] = useState<TakenPayment>();
  if (taken) return <PaymentTaken taken={taken} email={data?.email ?? null} close={close} />;
  if (data)
    return (
      <>
        {bySession && data.sessionsLeft > 0 && bySession({ sessionsLeft: data.sessionsLeft, close })}
        <Methods item={item} due={data} onTaken={setTaken} close={close} refetch={refetch} />
      </>
    );
  if (error instanceof ApiError && error.status < 500)
    return (
      <Notice
        tone='warning'
        announce='assertive'
        title={isAboutSale(error) ? 'Así no se puede vender' : 'No hay que cobrar'}
      >
        {problemMessage(error)}
      </Notice>
    );
  if (error)
    return (
      <LoadFailure isQuiet title='No sabemos cuánto es' retry={() => void refetch()}>
        Puede ser la conexión. Todavía no cobres.
      </LoadFailure>
    );
  return (
    <Loading label='Mirando cuánto es…'>
      <SkeletonText lines={3} />
    </Loading>
  );
}

/** An error about the item for sale; all others mean that nothing is due. */
const isAboutSale = ({ problem }: ApiError) => problem?.code === 'invalid';

function Methods({
  item,
  due,
  onTaken,
  close,
  refetch,
}: {
  item: ItemAtDesk;
  due: DueAtDesk;
  onTaken: (taken: TakenPayment) => void;
  close: () => void;
  refetch: () => unknown;
}) {
  const [method, setMethod] = useState<TakenMethod>();
  const [usesCredit, setUsesCredit] = useState(false);
  const take = useTakePayment();
  const { cents } = due;
  const creditCents = usesCredit && due.creditCents < cents ? due.creditCents : 0;
  const restCents = cents - creditCents;
  const isNamed = cents > recipientRequiredAboveCents;
  const [isAsked, setIsAsked] = useState(isNamed);
  const { fields, read, isEmpty } = useRecipient();
  const confirm = () => {
    if (method === undefined) return;
    // Missing tax data never blocks a payment: the invoice list shows it. A company needs at least its name.
    const recipient = isAsked && !(isNamed && isEmpty) ? read(['taxId', 'address']) : null;
    if (recipient === undefined) return;
    const credit = creditCents > 0 ? { creditCents } : {};
    take.mutateAsync({ ...item, method, cents, ...credit, recipient }).then(onTaken, () => void refetch());
  };
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <p>
        <strong className='block font-display text-h2 tabular-nums'>{formatEuros(cents)}</strong>
        {due.concept}
        {due.payerName && <span className='block text-ink-soft'>Paga {due.payerName}</span>}
      </p>
      <UseCredit
        due={due}
        usesCredit={usesCredit}
        setUsesCredit={setUsesCredit}
        isDisabled={take.isPending}
      />
      <fieldset disabled={take.isPending} className='min-w-0'>
        <legend className='mb-2 font-[650]'>
          {creditCents > 0 ? `¿Cómo paga los ${formatEuros(restCents)} que faltan?` : '¿Cómo paga?'}
        </legend>
        <div className='grid grid-cols-2 gap-2 sm:grid-cols-4'>
          {due.methods.map((each) => (
            <MethodButton
              key={each}
              method={each}
              isChosen={each === method}
              choose={() => setMethod(each)}
            />
          ))}
        </div>
        {due.creditCents >= cents && (
          <p className='mt-2 text-ink-soft text-xs'>Tiene {formatEuros(due.creditCents)} de saldo a favor.</p>
        )}
        {!due.methods.includes('cash') && (
          <p className='mt-2 text-ink-soft text-xs'>
            En efectivo no: la operación entera llega al límite que fija la Ley 7/2012 (art. 7).
          </p>
        )}
      </fieldset>
      <RecipientAtDesk isNamed={isNamed} isAsked={isAsked} setIsAsked={setIsAsked} fields={fields} />
      <EntryOutcome entry={take} refused='No se ha cobrado' warning='No lo cobres otra vez.' />
      <p className='max-w-text text-sm'>
        {method ? `${instructions[method]} ${receiptSentence(due, creditCents > 0)}` : 'Elige cómo paga.'}
      </p>
      <FormFooter back={close} leave='Dejarlo'>
        <Button
          size='small'
          disabled={method === undefined}
          busy={take.isPending}
          busyLabel='Cobrando...'
          onClick={confirm}
        >
          {method
            ? `Cobrar ${formatEuros(restCents)} ${methodNames[method].inWords}`
            : `Cobrar ${formatEuros(restCents)}`}
        </Button>
      </FormFooter>
    </div>
  );
}

function UseCredit({
  due: { cents, creditCents },
  usesCredit,
  setUsesCredit,
  isDisabled,
}: {
  due: DueAtDesk;
  usesCredit: boolean;
  setUsesCredit: (uses: boolean) => void;
  isDisabled: boolean;
}) {
  if (creditCents === 0 || creditCents >= cents) return null;
  return (
    <CheckboxField
      label={`Usar sus ${formatEuros(creditCents)} de saldo a favor`}
      hint={`Quedan ${formatEuros(cents - creditCents)} por cobrar de otra manera.`}
      checked={usesCredit}
      disabled={isDisabled}
      onChange={({ target }) => setUsesCredit(target.checked)}
    />
  );
}

const instructions: Record<TakenMethod, string> = {
  cash: 'Cuenta el dinero y guárdalo en la caja.',
  card: 'Confirma cuando el datáfono diga que está pagado.',
  bizum: 'Confirma cuando el Bizum haya llegado.',
  transfer: 'Confirma cuando la transferencia se vea en el banco.',
  credit: 'Se paga con lo que tiene aquí: no cobres nada.',
};

/** @param areTwo whether the part paid with credit has its own receipt */
function receiptSentence({ email }: DueAtDesk, areTwo: boolean): string {
  if (email === null)
    return `No tenemos su correo: después puedes imprimir ${areTwo ? 'los dos justificantes' : 'el justificante'}.`;
  return areTwo
    ? `Los dos justificantes irán a ${email}; también se pueden imprimir.`
    : `El justificante irá a ${email}; también se puede imprimir.`;
}

function MethodButton({
  method,
  isChosen,
  choose,
}: {
  method: TakenMethod;
  isChosen: boolean;
  choose: () => void;
}) {
  const Icon = methodIcons[method];
  return (
    <button
      type='button'
      aria-pressed={isChosen}
      onClick={choose}
      className='flex min-h-16 flex-col items-center justify-center gap-1 rounded-card border-2 border-edge bg-card px-2 font-[650] text-sm transition-colors hover:border-river-600 aria-pressed:border-ink aria-pressed:bg-river-100'
    >
      <Icon aria-hidden='true' className='size-5' />
      {methodNames[method].name}
    </button>
  );
}
