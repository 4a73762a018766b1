import type { ModelHouse } from './house.ts';

/** An appointment that a client has been told is booked. */
export type Booked = { id: number; who: number; price: number };
/** An order that a client has made at the wallet, and when. */
export type Made = { id: string; reference: string; at: number };

/** What the clients of one run know: what there is to act on, and what they have been told. */
export type Course = {
  house: ModelHouse;
  booked: Booked[];
  orders: Made[];
  told: {
    paid: { reference: string; orderId: string }[];
    cancelled: { id: number; at: Date }[];
  };
  /** Captures that staff gave back in the wallet's own screens. */
  returnedByHand: Set<string>;
  hadFault: boolean;
  hasLostJobs: boolean;
};

/** What a command has brought about; added after its step, in the commands' order, so that the numbers mean the same in every run. */
export type News = Pick<Course, 'booked' | 'orders'>;

export const newCourse = (house: ModelHouse): Course => ({
  house,
  booked: [],
  orders: [],
  told: { paid: [], cancelled: [] },
  returnedByHand: new Set(),
  hadFault: false,
  hasLostJobs: false,
});

/** The thing that a command's number names; undefined where there is none yet. */
export const named = <T>(things: readonly T[], number: number): T | undefined =>
  things[number % Math.max(things.length, 1)];
