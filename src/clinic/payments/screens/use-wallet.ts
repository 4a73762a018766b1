import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publicKey } from '#platform/api/query-keys.ts';
import { type PaymentsConfig, paymentsConfigQuery } from '../api.ts';

/** Loads the wallet's script only when a payment dialog opens, so that pages stay free of it. */
async function loadWallet(config: PaymentsConfig) {
  const { clientId, currency } = config;
  const { loadScript } = await import('@paypal/paypal-js');
  const wallet = await loadScript({
    clientId,
    currency,
    intent: 'capture',
    // The wallet has no Catalan: it refuses locales that it does not list for a country.
    locale: 'es_ES',
    // paypal-js appends its own query.
    sdkBaseUrl: scriptUrlOf(config),
  });
  if (!wallet?.Buttons) throw new Error('The wallet has no buttons.');
  return { createButtons: wallet.Buttons };
}

/** The demo wallet is part of the site, so its URL follows the page's origin; PayPal has its own. */
const scriptUrlOf = ({ sdkUrl, apiUrl }: PaymentsConfig): string =>
  apiUrl === undefined ? sdkUrl : new URL(new URL(sdkUrl).pathname, location.href).href;

export type Wallet = Awaited<ReturnType<typeof loadWallet>>;

/** The wallet, loaded once per page; a failed load can be retried. */
const walletQuery = (config: PaymentsConfig | undefined) =>
  queryOptions({
    queryKey: publicKey('wallet', config?.sdkUrl, config?.clientId),
    queryFn: config ? () => loadWallet(config) : skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

export function useWallet() {
  const config = useQuery(paymentsConfigQuery());
  const wallet = useQuery(walletQuery(config.data));
  const [hasNoButtons, setHasNoButtons] = useState(false);
  return {
    provider: config.data?.provider,
    wallet: wallet.data,
    isFailed: config.isError || wallet.isError || hasNoButtons,
    failed: () => setHasNoButtons(true),
    retry: () => {
      setHasNoButtons(false);
      if (config.isError) void config.refetch();
      else if (wallet.isError) void wallet.refetch();
    },
  };
}

export type WalletSource = ReturnType<typeof useWallet>;
