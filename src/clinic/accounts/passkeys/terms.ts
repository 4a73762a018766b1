/** So many are enough for anybody: a phone, two computers and a key of metal or two. */
export const passkeysAtMost = 8;
/** Characters of a passkey's name. */
export const passkeyNameAtMost = 40;

/** How a browser reaches a passkey (WebAuthn 3, 5.8.4). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
