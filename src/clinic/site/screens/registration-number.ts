import { useSuspenseQuery } from '@tanstack/react-query';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { clinic } from '#config';

/** Of the clinic's first professional, as the panel has it; the configuration's only until there is one. */
export const useRegistrationNumber = (): string =>
  useSuspenseQuery(professionalsQuery()).data[0]?.registrationNumber ?? clinic.registrationNumber;
