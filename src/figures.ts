import { bookingFigures } from '#clinic/appointments/service.server.ts';
import { outboxFigures } from '#clinic/notifications/service.server.ts';
import { paymentFigures } from '#clinic/payments/service.server.ts';
import type { Figure } from '#platform/metrics/figures.server.ts';
import { jobFigures } from '#platform/metrics/job-figures.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** All metrics of the features, and the queues with a worker. */
export const allFigures = (deps: { clock: Clock; queues: readonly string[] }): Figure[] => [
  ...outboxFigures(deps),
  ...paymentFigures(),
  ...bookingFigures(deps),
  ...jobFigures(deps.queues),
];
