import { useSuspenseQuery } from '@tanstack/react-query';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { clinic } from '#config';

/** Registration number of the first professional, or the configured one until there is one. */
export const useRegistrationNumber = (): string =>
  useSuspenseQuery(professionalsQuery()).data[0]?.registrationNumber ?? clinic.registrationNumber;
