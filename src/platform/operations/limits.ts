/**
 * When a part of the installation counts as ill, and when that raises an alarm. `/readyz`, the log, the letters of
 * `alarms/` and docs/operating/alerts.yml use the same values; a test compares the last with them.
 */
export const limits = {
  /** A vital part that is ill this long raises an alarm. */
  notReadyMinutes: 5,
  /** As above for a part whose failure is a warning. */
  warningMinutes: 10,
  /** Jobs are fetched every two or ten seconds, so after this time no worker is running. */
  overdueJobMinutes: 5,
  /** A letter that no process has tried to send for this long. */
  waitingMessageMinutes: 15,
  /** A backup is made every night. */
  backupHours: 26,
  /** Certificates of 90 days are renewed 30 days before their end. */
  certificateDays: 10,
  /** Of a certificate valid for days or weeks, this part of its lifetime instead. */
  certificateLifetimePart: 0.2,
  /** A code of an authenticator app is valid for its half minute and the ones beside it. */
  clockSeconds: 60,
  /** Enough for some weeks, so that there is time to act. */
  lowDiskMegabytes: 1024,
  /**
   * Less than two of PostgreSQL's WAL files, one of which it creates before deleting another: all writes would soon
   * fail.
   */
  fullDiskMegabytes: 32,
};
