// `node build/process/publish-assets.js <folder>`: copies the files of this build into a folder that several releases
// share. During an upgrade, and in tabs opened before it, pages of one release load files from processes of another.

import { publishAssets } from './publish-assets/publish.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('publish-assets <folder>');
  process.exitCode = 1;
} else {
  const own = new URL('../../build/client/assets', import.meta.url);
  const { copied, removed } = await publishAssets(own, folder, new Date());
  console.log(`${copied} files of this release; ${removed} old ones removed.`);
}
