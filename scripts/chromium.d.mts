export function findChromium(): string | undefined;
export function hasHeadlessShell(): boolean;
