import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A source file: path from the root, text, and its imports. */
export type SourceFile = {
  path: string;
  text: string;
  imports: { path: string; isType: boolean }[];
  packages: string[];
};

/** Targets of the package imports in package.json. */
const aliases: Record<string, string> = {
  '#clinic/': 'src/clinic/',
  '#design/': 'src/design/',
  '#platform/': 'src/platform/',
  '#demo/': 'demo/',
  '#tests/': 'tests/',
  '#config': 'clinic.config.ts',
  '#legal-notice': 'clinic.config.ts',
};

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Reads all TypeScript files that match the patterns. */
export function readSources(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root }).map((path) => readSource(path.replaceAll('\\', '/')));
}

function readSource(path: string): SourceFile {
  const text = readFileSync(posix.join(root, path), 'utf8');
  const { program, module } = parseSync(path, text);
  const typeOnly = new Set(
    (program.body as unknown as Node[])
      .filter((node) => node.importKind === 'type' || node.exportKind === 'type')
      .map((node) => node.start),
  );
  const named = [
    ...module.staticImports.map((entry) => ({
      specifier: entry.moduleRequest.value,
      isType: typeOnly.has(entry.start),
    })),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((part) =>
        part.moduleRequest
          ? [{ specifier: part.moduleRequest.value, isType: typeOnly.has(entry.start) }]
          : [],
      ),
    ),
    ...module.dynamicImports.map((entry) => ({
      specifier: text.slice(entry.moduleRequest.start + 1, entry.moduleRequest.end - 1),
      isType: false,
    })),
  ];
  const ours = named.flatMap(({ specifier, isType }) => {
    const target = resolve(path, specifier);
    return target === null ? [] : [{ path: target, isType }];
  });
  const packages = named
    .filter(({ specifier }) => resolve(path, specifier) === null)
    .map(({ specifier }) => specifier);
  return { path, text, imports: ours, packages };
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name));
  return alias === undefined ? null : aliases[alias] + specifier.slice(alias.length);
}
