/** The demonstration's wallet account. Public on purpose: no money is behind it. */
export const demoWallet = {
  clientId: 'ONYAR-DEMO-CLIENT-ID',
  secret: 'onyar-demo-secret-that-guards-nothing',
  merchantId: 'ONYARDEMO0001',
  webhookId: '0NYARDEM0WEBH00K1',
  certUrl: 'https://wallet.onyar.example/certs/demo',
  path: '/demo/wallet',
} as const;
