import type { Kind } from '#clinic/services/contract.ts';
import type { BookedService } from '#clinic/services/service.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { currentCancellationHours } from '../rules/cancellation.ts';
import type { AppointmentRow } from '../tables.server.ts';

type Service = Exclude<BookedService, Kind> | undefined;

/** Terms that an appointment keeps as agreed at booking, whatever the catalogue or the configuration says later. */
export const agreedOf = (
  service: Service,
): Pick<AppointmentRow, 'serviceId' | 'serviceName' | 'vat' | 'cancellationHours'> => ({
  serviceId: service?.id ?? null,
  serviceName: service?.name ?? null,
  vat: service?.vat ?? 'exempt',
  cancellationHours: currentCancellationHours(),
});

type Prices = { priceCents: number; firstVisitPriceCents: number | null };

/** Price of an appointment, and the price list it was booked by if first visits differ. */
export const agreedPrice = (
  { priceCents, firstVisitPriceCents: first }: Prices,
  isFirst: boolean,
): Pick<AppointmentRow, 'priceCents' | 'firstVisitCents' | 'laterVisitCents'> => ({
  priceCents: (isFirst ? first : null) ?? priceCents,
  firstVisitCents: first,
  laterVisitCents: first === null ? null : priceCents,
});

/** Current price of a consultation; only the four kinds may have another price for a first visit. */
export const priceOf = async (
  { prices }: Pick<AppointmentsDeps, 'prices'>,
  { type }: { type: Kind },
  service: Service,
): Promise<Prices> =>
  service === undefined
    ? (await prices())[type]
    : { priceCents: service.priceCents, firstVisitPriceCents: null };
