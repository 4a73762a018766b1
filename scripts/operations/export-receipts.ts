// `npm run receipts:export -- <file>`: exports the receipts not yet exported, for the clinic's invoicing.

import { exportReceiptsToFile } from '#clinic/payments/service.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { openDatabaseForScript } from './open-database.ts';

const [file] = process.argv.slice(2);
let close = async () => {};
try {
  if (file === undefined)
    throw new Error('The name of the file is missing: npm run receipts:export -- <file.csv>');
  const opened = await openDatabaseForScript(readConfig(process.env));
  close = opened.close;
  const { count, isLeftOver } = await exportReceiptsToFile(opened.db, () => new Date(), file);
  if (isLeftOver) console.log(`${file}: an interrupted export is complete now.`);
  else if (count === 0) console.log('There are no new receipts: no file was written.');
  else console.log(`${file}: ${count} receipts.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}
