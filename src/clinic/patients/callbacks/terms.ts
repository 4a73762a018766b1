export const callbackRetentionDays = 30;
