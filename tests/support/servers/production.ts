/** Settings required in production mode. No service is contacted; they only have to be set. */
export const productionServices = {
  PUBLIC_URL: 'https://onyar.test',
  // For a started server; a test app has its own database.
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
