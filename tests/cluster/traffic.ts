import { setTimeout as delay } from 'node:timers/promises';
import { createTestWallet } from '#tests/support/servers/wallet.ts';
import type { Cluster } from './cluster.ts';
import { findBookingProblems, findMoneyProblems, untilJobsAreDone } from './findings.ts';
import {
  type Booking,
  type BookingSource,
  bookNext,
  isBooked,
  pay,
  type ReadStats,
  readContinuously,
} from './visitors.ts';

/** One booking in this many is paid at once, and every second paid one is cancelled. */
const bookingsPerPayment = 12;
const pages = ['/', '/plans', '/appointments', '/selfcare'];
/** Pause of each reader between two requests, in ms. */
const readPauseMs = 20;

export type Traffic = {
  told: Booking[];
  paid: Booking[];
  pages: ReadStats;
  answers: ReadStats;
  wrong: string[];
};

export function calendarPath(professionalId = 1): string {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return `/api/availability?professionalId=${professionalId}&type=office&from=${day(1)}&to=${day(61)}`;
}

/**
 * Starts users who book, pay, cancel and read until stopped.
 * @param people bookers: number of concurrent bookers; pauseMs: pause between two bookings of one of them, to
 * leave the machine some room
 */
export function startTraffic(
  cluster: Cluster,
  from: BookingSource,
  { bookers, pauseMs }: { bookers: number; pauseMs: number },
) {
  const [told, paid, refused]: [Booking[], Booking[], string[]] = [[], [], []];
  const wallet = createTestWallet(cluster.origin);
  let isOver = false;
  const booker = async () => {
    while (!isOver) {
      const one = await bookNext(cluster.origin, from);
      if (!isBooked(one)) refused.push(`a booking was refused: ${one.status} ${one.body.slice(0, 80)}`);
      else if (told.push(one) % bookingsPerPayment === 0) {
        paid.push(one);
        await pay(cluster.origin, wallet, one);
      }
      await delay(pauseMs);
    }
  };
  const booking = Promise.all(Array.from({ length: bookers }, booker));
  const readers = [
    readContinuously(cluster.origin, pages, readPauseMs),
    readContinuously(cluster.origin, [calendarPath(), '/api/services', '/api/professionals'], readPauseMs),
  ] as const;
  return {
    told,
    /** Lets all users finish, and compares their confirmed bookings with the database. */
    async stop(): Promise<Traffic> {
      isOver = true;
      await booking;
      const [read, answers] = await Promise.all([readers[0].stop(), readers[1].stop()]);
      await untilJobsAreDone(cluster.pool);
      const wrong = [
        ...refused,
        ...read.failed,
        ...(await findBookingProblems(cluster.pool, told)),
        ...(await findMoneyProblems(cluster.pool, wallet, paid)),
        ...cluster.processes
          .filter(({ product }) => hasEnded(product.process))
          .map(({ name }) => `${name} has ended`),
      ];
      return { told, paid, pages: read, answers, wrong };
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: { exitCode: number | null; signalCode: string | null }) =>
  exitCode !== null || signalCode !== null;
