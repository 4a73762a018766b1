/** What production does not start without. Nobody is called: the process only must find them set. */
export const productionServices = {
  PUBLIC_URL: 'https://onyar.test',
  // Of a product that is started; a test app has a database already.
  DATABASE_URL: 'postgres://127.0.0.1/onyar',
  SECRET_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'a@example.org',
  PAYPAL_CLIENT_ID: 'x',
  PAYPAL_SECRET: 'x',
  PAYPAL_MERCHANT_ID: 'x',
  PAYPAL_WEBHOOK_ID: 'x',
  PAYPAL_API_URL: 'https://wallet.example',
  PAYPAL_SDK_URL: 'https://wallet.example/sdk',
};
