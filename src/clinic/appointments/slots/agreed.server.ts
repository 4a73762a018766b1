import type { Kind } from '#clinic/services/contract.ts';
import type { BookedService } from '#clinic/services/service.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import type { AppointmentRow } from '../tables.server.ts';

type Service = Exclude<BookedService, Kind> | undefined;

/** What an appointment keeps of its service as it was agreed on: whatever the catalogue says later. */
export const agreedOf = (service: Service): Pick<AppointmentRow, 'serviceId' | 'serviceName' | 'vat'> => ({
  serviceId: service?.id ?? null,
  serviceName: service?.name ?? null,
  vat: service?.vat ?? 'exempt',
});

/** What is asked for costs; of the four kinds alone a first visit may cost something else. */
export const priceOf = async (
  { prices }: Pick<AppointmentsDeps, 'prices'>,
  { type }: { type: Kind },
  service: Service,
): Promise<{ priceCents: number; firstVisitPriceCents: number | null }> =>
  service === undefined
    ? (await prices())[type]
    : { priceCents: service.priceCents, firstVisitPriceCents: null };
