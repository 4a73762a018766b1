type Packages = Record<string, { version?: string; optional?: boolean; dev?: boolean }>;
export function isInstalled(lists: {
  wanted: Packages;
  found: Packages;
  needsTools: boolean;
  programs: string[];
}): boolean;
