/** The room opens this long before the appointment starts, in minutes. */
export const opensMinutesBefore = 10;
/** The room closes this long after the appointment ends, in minutes. */
export const closesMinutesAfter = 15;

/** Longest signal, in characters: a session description has 2 to 8 kB. */
export const maxSignalLength = 16_000;
/** Signals of one device within a second; gathering candidates takes about twenty. */
export const maxSignalsPerSecond = 50;

/** Longest answer to a safety question, in characters. */
export const maxSafetyLength = 200;

/** Key under which the tab stores the token of the link. */
export const storageKey = 'video-room';
