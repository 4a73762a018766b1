export const retentionDays = 30;
