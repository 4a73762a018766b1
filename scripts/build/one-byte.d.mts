export const inOneByte: (code: string) => string;
