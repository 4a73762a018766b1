import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

test('with nothing set it is a demonstration on loopback', () => {
  expect(readConfig({})).toMatchObject({
    MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
  });
});

test('a bad value is named', () => {
  expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT/);
  expect(() => readConfig({ MODE: 'staging' })).toThrow(/MODE/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ SMTP_URL: 'mail.example' })).toThrow(/SMTP_URL: has to begin/);
  expect(() => readConfig({ TWILIO_ACCOUNT_SID: 'x' })).toThrow(/TWILIO_ACCOUNT_SID: has to begin/);
});

test('production names everything it lacks', () => {
  const complaint = () => readConfig({ MODE: 'production' });
  for (const name of ['DATABASE_URL', 'SECRET_KEYS', 'SMTP_URL', 'PAYPAL_SECRET'])
    expect(complaint).toThrow(new RegExp(name));
  expect(complaint).not.toThrow(/TWILIO/);
  expect(() => readConfig({ MODE: 'production', SMS_ENABLED: 'yes' })).toThrow(/TWILIO_AUTH_TOKEN/);
});

test('a demonstration, which shows every code it sends, neither touches real services nor listens to the world', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(/SMTP_URL/);
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/HOST/);
  expect(readConfig({ HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' }).HOST).toBe('0.0.0.0');
});
