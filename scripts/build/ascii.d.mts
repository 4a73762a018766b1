export const inAscii: (code: string) => string;
