import { useQuery } from '@tanstack/react-query';
import { verificationQuery } from '../api.ts';
import type { Channel } from '../rules.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The pending code, and the seconds until another may be requested. */
export function usePendingCode(channel: Channel) {
  const { data, isPending } = useQuery(verificationQuery());
  const code = data?.underWay[channel];
  const mayResendAt = data && code ? data.receivedAtMs + code.resendInSeconds * 1000 : undefined;
  return { status: data, sentTo: code?.to, isPending, secondsToWait: useSecondsLeft(mayResendAt) };
}
