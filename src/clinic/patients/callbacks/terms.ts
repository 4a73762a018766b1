/** Days for which somebody who has been called stays written down. */
export const retentionDays = 30;
