import { bookingMetrics } from '#clinic/appointments/service.server.ts';
import { outboxMetrics } from '#clinic/notifications/service.server.ts';
import { paymentMetrics } from '#clinic/payments/service.server.ts';
import { jobMetrics } from '#platform/metrics/job-metrics.server.ts';
import type { Metric } from '#platform/metrics/metric-reader.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** All metrics of the features, and the queues with a worker. */
export const allMetrics = (deps: { clock: Clock; queues: readonly string[] }): Metric[] => [
  ...outboxMetrics(deps),
  ...paymentMetrics(),
  ...bookingMetrics(deps),
  ...jobMetrics(deps.queues),
];
