/** Enough for a phone, two computers and a hardware key or two. */
export const maxPasskeys = 8;
export const maxPasskeyNameLength = 40;

/** Transports of a passkey (WebAuthn 3, 5.8.4). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
