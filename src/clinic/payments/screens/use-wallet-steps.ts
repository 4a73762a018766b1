import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paymentsConfigQuery, useReportOrder } from '../api.ts';
import { type Checkout, itemOf } from './checkout.ts';
import { type CreateOrder, isDeclined, isRefused, type OnApprove, orderOf } from './order.ts';
import { toRefusedOrder } from './outcome.ts';
import { paymentMessages, walletFailureMessage } from './payment-messages.ts';
import type { Change, PaymentState } from './payment-state.ts';
import type { Recording } from './use-recording.ts';

export function useWalletSteps(
  { checkout, step, isOpen }: PaymentState,
  change: Change,
  { record, findOut }: Pick<Recording, 'record' | 'findOut'>,
) {
  const { data: config } = useQuery({ ...paymentsConfigQuery(), enabled: false });
  const report = useReportOrder();
  /** The wallet calls `onError` for our own refusals too, which were shown already. */
  const isReported = useRef(false);

  const createOrder: CreateOrder = async (_, { order }) => {
    if (!checkout || !config || step === 'capturing') {
      isReported.current = true;
      throw new Error('There is nothing to be paid now.');
    }
    isReported.current = false;
    change({ step: 'approving', said: undefined });
    const orderId = await order.create(orderOf(checkout, config));
    try {
      // Before the dialog opens, so that the server finds the order if this browser vanishes.
      await report.mutateAsync({ ...itemOf(checkout), orderId, cents: checkout.priceCents });
    } catch (error) {
      isReported.current = true;
      const { said, newPriceCents: priceCents, isFinal } = toRefusedOrder(error, checkout.type);
      if (priceCents !== undefined) change({ checkout: withPrice(checkout, priceCents) });
      change({ step: isFinal ? 'withdrawn' : 'ready', said });
      throw error;
    }
    return orderId;
  };

  const onApprove: OnApprove = async ({ orderID }, { order }) => {
    if (!checkout) return;
    change({ step: 'capturing', wasApproved: true });
    try {
      const captured = await order?.capture();
      if (captured === undefined || isDeclined(captured)) return change(notCaptured());
    } catch (error) {
      // Otherwise only the response was lost, not necessarily the money.
      return isRefused(error) ? change(notCaptured()) : void findOut(checkout, orderID);
    }
    // Not awaited: the wallet's part is done.
    void record(checkout, orderID);
  };

  return {
    createOrder,
    onApprove,
    onCancel: () => {
      // The wallet also closes its dialog after a refusal, which was shown already.
      if (!checkout || (step !== 'approving' && step !== 'capturing')) return;
      change({ step: 'ready', said: { tone: 'info', text: checkout.whenCancelled } });
    },
    onError: () => {
      if (isOpen && !isReported.current)
        change({ step: 'ready', said: walletFailureMessage(config?.provider ?? '', step === 'capturing') });
    },
  };
}

const withPrice = (checkout: Checkout, priceCents: number): Checkout => ({
  ...checkout,
  priceCents,
  whole: checkout.wholeAt?.(priceCents),
});

const notCaptured = () => ({ step: 'ready', said: paymentMessages.notCaptured() }) as const;

export type WalletSteps = ReturnType<typeof useWalletSteps>;
