import { setFlagsFromString } from 'node:v8';

/** Growth of the old generation in per cent that triggers a full collection. */
const growingPercent = 40;

/**
 * Makes V8 collect the old generation earlier than its default on machines with free memory: the process holds 250 MB
 * after 70,000 requests instead of 400, for 3 % more CPU (docs/decisions/0057). It limits nothing.
 */
export const collectEarly = (): void => setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
