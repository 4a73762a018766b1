import { feed, outputOf } from './piped-programs.server.ts';

/**
 * What tar says of a file that changed under its hands. A database that is being written does that all the time; its log,
 * which comes with the backup, mends it. Anything else tar complains of is a failure.
 */
const expectedOfLiveFiles =
  /: (file changed as we read it|File removed before we read it|File shrank by \d+ bytes; padding with zeros|socket ignored)$/;

/**
 * A tar archive of files of a folder that may be in use. Archives may follow one another in one stream.
 * @param names paths relative to the folder; folders with all they hold
 * @param without patterns of what is left out
 */
export const tarOf = (folder: string, names: string[], without: string[] = []): AsyncGenerator<Buffer> =>
  outputOf(
    {
      file: 'tar',
      args: [
        ...['--create', '--file=-', '--directory', folder],
        ...without.map((pattern) => `--exclude=${pattern}`),
        ...['--', ...names],
      ],
    },
    (code, complaints) => code === 1 && complaints.every((line) => expectedOfLiveFiles.test(line)),
  );

/** Unpacks archives into an existing folder; the files belong to this process's user. */
export async function unpack(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const args = ['--extract', '--file=-', '--ignore-zeros', '--preserve-permissions', '--no-same-owner'];
  await feed(source, { file: 'tar', args: [...args, '--directory', folder] });
}
