/** Hours before the start from which 'ha llegado' can be noted. */
export const maxHoursBeforeArrival = 3;
