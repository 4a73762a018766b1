import { Banknote, CreditCard, HandCoins, Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { formatEuros } from '#platform/money.ts';
import { joinList } from '#platform/text/lists.ts';
import type { DeskMethod, TakenMethod } from '../../references.ts';
import { parseEuros } from '../../screens/amount.ts';
import { methodNames } from '../../terms.ts';
import { OpenTill } from '../../till/screens/open-till.tsx';
import { MethodField } from './method-field.tsx';
import { texts } from './texts.ts';

const methodIcons: Record<TakenMethod, LucideIcon> = {
  cash: Banknote,
  card: CreditCard,
  bizum: Smartphone,
  transfer: Landmark,
  credit: HandCoins,
};

type Part = { method: TakenMethod; cents: number };

/** 'en efectivo', 'con tarjeta'. */
const formatPart = ({ method, cents }: Part): string =>
  `${formatEuros(cents)} ${method === 'credit' ? texts().withCredit : methodNames()[method].inWords}`;

/** '45 € con tarjeta y 20 € en efectivo': the last part first, parts of one method added together. */
export function formatParts(parts: readonly Part[]): string {
  const sums = new Map<TakenMethod, number>();
  for (const { method, cents } of parts.toReversed()) sums.set(method, (sums.get(method) ?? 0) + cents);
  return joinList([...sums].map(([method, cents]) => formatPart({ method, cents })));
}

type Due = {
  cents: number;
  creditCents: number;
  methods: readonly TakenMethod[];
  isTillOpen: boolean;
};

/**
 * How an amount is paid: undivided, with the payer's credit first, or in two parts.
 * @returns `fields` to render, `label` of the button, `instruction`: what to do before pressing it or what is missing,
 * and `read`: the parts, or undefined while something is missing
 */
export function usePaymentParts({ cents, creditCents, methods, isTillOpen }: Due, isDisabled: boolean) {
  const [method, setMethod] = useState<TakenMethod>();
  const [usesCredit, setUsesCredit] = useState(false);
  const [isSplit, setIsSplit] = useState(false);
  const [typed, setTyped] = useState('');
  const [firstMethod, setFirstMethod] = useState<DeskMethod>('card');

  const credit: Part[] =
    usesCredit && creditCents > 0 && creditCents < cents ? [{ method: 'credit', cents: creditCents }] : [];
  const afterCredit = cents - (credit[0]?.cents ?? 0);
  const typedCents = isSplit ? parseEuros(typed) : undefined;
  const isTypedSound = typedCents !== undefined && typedCents > 0 && typedCents < afterCredit;
  const inMoney = methods.filter((each): each is DeskMethod => each !== 'credit');
  const first: Part[] =
    isTypedSound && inMoney.includes(firstMethod) ? [{ method: firstMethod, cents: typedCents }] : [];
  const others = [...credit, ...first];
  const restCents = afterCredit - (first[0]?.cents ?? 0);
  // Credit that covers everything is a method of its own, not the rest of another one.
  const restMethods = isSplit ? inMoney : methods;
  const chosen = restMethods.find((each) => each === method);
  const all: Part[] = chosen === undefined ? [] : [...others, { method: chosen, cents: restCents }];
  const needsOpenTill = !isTillOpen && (chosen === 'cash' || first.some((part) => part.method === 'cash'));
  const isReady = chosen !== undefined && (!isSplit || first.length > 0) && !needsOpenTill;

  return {
    isReady,
    parts: all,
    label: texts().take(isReady ? formatTaken(all) : formatEuros(cents)),
    instruction: isReady ? texts().instructions[chosen] : findMissing({ chosen, isSplit, first }),
    read: () => (isReady ? { method: chosen, others } : undefined),
    fields: (
      <>
        {creditCents > 0 && creditCents < cents && (
          <CheckboxField
            label={texts().useCredit(formatEuros(creditCents))}
            hint={texts().leftToTake(formatEuros(cents - creditCents))}
            checked={usesCredit}
            disabled={isDisabled}
            onChange={({ target }) => setUsesCredit(target.checked)}
          />
        )}
        <CheckboxField
          label={texts().twoWays}
          checked={isSplit}
          disabled={isDisabled}
          onChange={({ target }) => setIsSplit(target.checked)}
        />
        {isSplit && (
          <fieldset disabled={isDisabled} className='flex min-w-0 flex-wrap items-start gap-3'>
            <legend className='sr-only'>{texts().firstPart}</legend>
            <TextField
              label={texts().firstAmount}
              inputMode='decimal'
              autoFocus
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={typed !== '' && !isTypedSound ? texts().lessThan(formatEuros(afterCredit)) : undefined}
              className='w-44'
            />
            <MethodField
              label={texts().firstMethod}
              value={firstMethod}
              methods={inMoney}
              onChoose={setFirstMethod}
            />
          </fieldset>
        )}
        <fieldset disabled={isDisabled} className='min-w-0'>
          <legend className='mb-2 font-[650]'>{formatRestQuestion({ cents, restCents, isSplit })}</legend>
          <div className='grid grid-cols-2 gap-2 sm:grid-cols-4'>
            {restMethods.map((each) => (
              <MethodButton
                key={each}
                method={each}
                isChosen={each === chosen}
                choose={() => setMethod(each)}
              />
            ))}
          </div>
          {creditCents >= cents && (
            <p className='mt-2 text-ink-soft text-xs'>{texts().hasCredit(formatEuros(creditCents))}</p>
          )}
          {!methods.includes('cash') && <p className='mt-2 text-ink-soft text-xs'>{texts().noCashHere}</p>}
        </fieldset>
        {needsOpenTill && <OpenTill />}
      </>
    ) satisfies ReactNode,
  };
}

function findMissing({
  chosen,
  isSplit,
  first,
}: {
  chosen: TakenMethod | undefined;
  isSplit: boolean;
  first: readonly Part[];
}): string {
  if (isSplit && first.length === 0) return texts().firstAmountMissing;
  return chosen === undefined ? texts().methodMissing : texts().tillIsClosed;
}

type Rest = { cents: number; restCents: number; isSplit: boolean };

function formatRestQuestion({ cents, restCents, isSplit }: Rest): string {
  if (restCents < cents) return texts().howRest(formatEuros(restCents));
  return isSplit ? texts().howTheRest : texts().how;
}

/** What is taken now: credit is there already. */
const formatTaken = (parts: readonly Part[]): string => {
  const money = parts.filter(({ method }) => method !== 'credit');
  return formatParts(money.length > 0 ? money : parts);
};

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
      {methodNames()[method].name}
    </button>
  );
}
