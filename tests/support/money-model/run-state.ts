import type { ModelEnvironment } from './environment.ts';

/** An appointment confirmed to a client as booked. */
export type Booked = { id: number; who: number; price: number };
/** An order a client created at the wallet, with its time. */
export type MadeOrder = { id: string; reference: string; at: number };

/** State known to the clients of one run: items to act on, and the responses they got. */
export type RunState = {
  house: ModelEnvironment;
  booked: Booked[];
  orders: MadeOrder[];
  told: {
    paid: { reference: string; orderId: string }[];
    cancelled: { id: number; at: Date }[];
  };
  /** Captures refunded by staff in the wallet's own panel. */
  returnedByHand: Set<string>;
  hadFault: boolean;
  hasLostJobs: boolean;
};

/**
 * Items created by a command. Added after its step in the commands' order, so that numbers mean the same in
 * every run.
 */
export type StateChange = Pick<RunState, 'booked' | 'orders'>;

export const newRunState = (testApp: ModelEnvironment): RunState => ({
  house: testApp,
  booked: [],
  orders: [],
  told: { paid: [], cancelled: [] },
  returnedByHand: new Set(),
  hadFault: false,
  hasLostJobs: false,
});

/** The item a command refers to; undefined if there is none yet. */
export const pickByNumber = <T>(things: readonly T[], number: number): T | undefined =>
  things[number % Math.max(things.length, 1)];
