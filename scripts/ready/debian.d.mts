export function installMeanwhile(packages: readonly string[]): Promise<void>;
