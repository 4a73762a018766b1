/** Parts of CHANGELOG.md (Keep a Changelog) at a release. */
export type CutChangelog = {
  /** The file with the unreleased entries under the version. */
  changelog: string;
  /** For the administrator: manual steps first. */
  notes: string;
};

const emptySection = '## Unreleased\n\n### Manual steps\nNone.\n';

/**
 * Moves the unreleased entries under a version.
 * @param date `2026-11-28`
 * @throws Error if nothing is unreleased, or if it is not said whether an administrator has to do anything
 */
export function cutChangelog(text: string, version: string, date: string): CutChangelog {
  const [, before, entries, after] =
    /^([\s\S]*?)^## Unreleased\n([\s\S]*?)(^## [\s\S]*)?$(?![\s\S])/m.exec(text) ?? [];
  if (before === undefined || entries === undefined)
    throw new Error('CHANGELOG.md has no section "## Unreleased".');
  const steps = /^### Manual steps\n([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(entries);
  if (steps === null)
    throw new Error(
      'CHANGELOG.md, Unreleased, has no section "### Manual steps": list them, or write "None."',
    );
  const changes = entries.replace(steps[0], '').trim();
  if (changes === '') throw new Error('CHANGELOG.md has no unreleased changes.');
  const manual = `Manual steps\n${(steps[1] ?? '').trim()}`;
  const section = `## ${version} - ${date}\n\n### ${manual}\n\n${changes}\n`;
  return {
    changelog: `${before}${emptySection}\n${section}${after === undefined ? '' : `\n${after}`}`,
    notes: `# Onyar ${version}\n\n## ${manual}\n\n${changes.replaceAll(/^###/gm, '##')}\n`,
  };
}

const parts = ['major', 'minor', 'patch'];

/**
 * @param wanted `major`, `minor`, `patch`, or a version
 * @throws Error if it is no version, or not a later one
 */
export function nextVersion(current: string, wanted: string): string {
  const numbers = current.split('.').map(Number);
  const raised = parts.indexOf(wanted);
  if (raised >= 0)
    return numbers
      .map((number, index) => (index < raised ? number : Number(index === raised) * (number + 1)))
      .join('.');
  if (!/^\d+\.\d+\.\d+$/.test(wanted)) throw new Error(`${wanted} is no version like 1.2.3`);
  const isLater = wanted.localeCompare(current, 'en', { numeric: true }) > 0;
  if (!isLater) throw new Error(`${wanted} is not later than ${current}`);
  return wanted;
}
