export function countVitest(report: unknown): { passed: number; failed: number };
export function countPlaywright(report: unknown): { passed: number; failed: number };
export function failuresOfVitest(report: unknown): string[];
export function failuresOfPlaywright(report: unknown): string[];
