import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { archiveName, writeArchive, writeChecksums } from './release/archive.ts';
import { root, run } from './try-image/commands.ts';
import { bootstrap } from './try-image/stand-ins.ts';

/**
 * `npm run try:install [-- bookworm|trixie]`: deploy/install.sh in the root of a fresh Debian 12 and 13, with a stand-in
 * for systemctl: first run, upgrade under load, an upgrade that fails, the way back, and a restore. Needs root, debootstrap and
 * `npm run build`. Takes minutes.
 */
const suites = ['bookworm', 'trixie'] as const;

/** Of app@1, app@2 and the worker here; the units have 3001 to 3003. */
const ports = [5661, 5662, 5663] as const;
const [firstPort, secondPort] = ports;

/** `systemd-analyze security`: 0 is the most restricted, 10 a service without any restriction. */
const mostExposure = 2;

const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const install = (version: string, flags = '') => `sh /root/install.sh /root/${archiveName(version)} ${flags}`;

const releases = mkdtempSync(join(tmpdir(), 'onyar-try-install-'));
try {
  const wanted = suites.filter((suite) => process.argv[2] === undefined || process.argv[2] === suite);
  for (const version of ['0.9.0', '0.9.1', '0.9.2']) packRelease(version, version === '0.9.2');
  for (const suite of wanted) await tryDebian(suite);
  console.log('install.sh works.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(releases, { recursive: true, force: true });
}

/**
 * This checkout under another version and with the ports of the trial. Each has a file of pages that the others lack.
 * @param isBroken its server does not start
 */
function packRelease(version: string, isBroken: boolean): void {
  const folder = join(releases, 'checkout');
  mkdirSync(folder);
  for (const name of readdirSync(root))
    if (!['build', 'deploy', 'package.json', '.git'].includes(name))
      symlinkSync(join(root, name), join(folder, name));
  for (const name of ['build', 'deploy']) cpSync(join(root, name), join(folder, name), { recursive: true });
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, version }));
  writeFileSync(join(folder, `build/client/assets/only-${version}.js`), '');
  if (isBroken) writeFileSync(join(folder, 'build/process/server.js'), 'process.exit(1);');
  for (const name of readdirSync(join(folder, 'deploy/systemd'))) {
    const file = join(folder, 'deploy/systemd', name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/PORT=300(\d|%i)/, 'PORT=566$1'));
  }
  const archive = writeArchive(folder, releases, new Date());
  writeChecksums([archive], join(releases, `onyar-${version}.sha256`));
  rmSync(folder, { recursive: true });
  rmSync(join(releases, `onyar-${version}`), { recursive: true });
}

async function tryDebian(suite: (typeof suites)[number]): Promise<void> {
  const base = bootstrap(`install-${suite}`, {
    suite,
    packages: ['systemd', 'util-linux'],
    prepare: () => undefined,
  });
  const files = mkdtempSync(join(tmpdir(), `onyar-${suite}-`));
  run('cp', ['--archive', '--reflink=auto', `${base}/.`, files]);
  const debian = openRoot(files);
  try {
    await tryFirstRun(debian);
    await tryUpgrade(debian);
    await tryFailure(debian);
    await tryRestore(debian);
    console.log(
      `${suite}: installed, upgraded under load, and back after a release that does not start, restored.`,
    );
  } catch (error) {
    const logs = readdirSync(join(files, 'var/log')).filter((name) => name.startsWith('onyar'));
    for (const name of logs)
      console.error(`${name}: ${readFileSync(join(files, 'var/log', name), 'utf8').slice(-1_500)}`);
    throw error;
  } finally {
    await debian.inside('for unit in /run/onyar-units/*; do systemctl stop "$(basename "$unit")"; done');
    await debian.inside(
      'pg_lsclusters -h | while read -r v n _; do pg_ctlcluster --skip-systemctl-redirect "$v" "$n" stop; done',
    );
    rmSync(files, { recursive: true, force: true });
  }
}

type Debian = ReturnType<typeof openRoot>;

function openRoot(files: string) {
  // As on a server: the package of PostgreSQL creates a cluster, and systemd runs.
  rmSync(join(files, 'etc/postgresql-common'), { recursive: true, force: true });
  mkdirSync(join(files, 'run/systemd/system'), { recursive: true });
  const systemctl = join(files, 'usr/bin/systemctl');
  copyFileSync(join(root, 'scripts/try-install/systemctl.sh'), systemctl);
  chmodSync(systemctl, 0o755);
  for (const name of readdirSync(releases)) copyFileSync(join(releases, name), join(files, 'root', name));
  copyFileSync(join(root, 'deploy/install.sh'), join(files, 'root/install.sh'));
  copyFileSync('/etc/resolv.conf', join(files, 'etc/resolv.conf'));
  const mounts = ['proc', 'dev'].map((name) => `mount --rbind /${name} ${files}/${name}`);
  const script = [
    'mount --make-rprivate /',
    ...mounts,
    `exec chroot ${files} env -i PATH="$PATH" HOME=/root sh -ec "$1"`,
  ];
  const args = (command: string) => ['--mount', 'sh', '-ec', script.join('\n'), 'sh', command];
  // Processes that stay behind must not hold a pipe of the trial open.
  const toFile = (command: string) => `{ ${command}\n} > /root/output 2>&1 < /dev/null`;
  const output = () => readFileSync(join(files, 'root/output'), 'utf8').trim();
  return {
    files,
    /** Runs a command to its end. */
    async inside(command: string) {
      const child = spawn('unshare', args(toFile(command)), { stdio: 'ignore', env: { PATH: searchPath } });
      const [status] = (await once(child, 'exit')) as [number | null];
      return { status, output: output() };
    },
  };
}

async function tryFirstRun({ files, inside }: Debian): Promise<void> {
  const identity = await generateX25519Identity();
  writeFileSync(join(files, 'root/clinic.key'), `${identity}\n`, { mode: 0o600 });
  const recipient = await identityToRecipient(identity);
  const flags = [
    '--site onyar.home.arpa --mail citas@onyar.home.arpa --smtp smtp://127.0.0.1:1',
    '--wallet-client x --wallet-secret x --wallet-merchant x --wallet-webhook x --sandbox',
    `--backup-recipient ${recipient} --time-zone Europe/Madrid`,
  ];
  const first = await inside(install('0.9.0', flags.join(' ')));
  expectThat(first.status === 0, `the first run ends with ${first.status}:\n${first.output}`);
  expectThat(
    first.output.includes('Not ready for visitors yet') &&
      first.output.includes('systemctl restart onyar-worker'),
    `the first run does not end with what is to be corrected:\n${first.output}`,
  );
  await expectVersion('0.9.0');
  const expected: Record<string, string> = {
    'stat -c "%a %U:%G" /etc/onyar/environment': '640 root:onyar',
    'stat -c "%a %U:%G" /var/lib/onyar': '700 onyar:onyar',
    'stat -c "%U" /opt/onyar/current/build/process/server.js': 'root',
    'readlink /opt/onyar/current': '/opt/onyar/releases/0.9.0',
    'command -v git npm gcc make || echo none': 'none',
    'grep CLINIC_CONFIG /etc/onyar/environment': "CLINIC_CONFIG='clinic.config.ts'",
  };
  for (const [command, wanted] of Object.entries(expected)) {
    const { output } = await inside(command);
    expectThat(output === wanted, `${command}: ${output} instead of ${wanted}`);
  }
  const verified = await inside(
    'systemd-analyze verify /etc/systemd/system/onyar-*.service /etc/systemd/system/onyar-*.timer',
  );
  const complaints = verified.output.split('\n').filter((line) => line.includes('onyar'));
  expectThat(complaints.length === 0, `systemd-analyze verify: ${complaints.join('\n')}`);
  const security = await inside(
    `systemd-analyze security --offline=yes --no-pager --threshold=${mostExposure * 10} /etc/systemd/system/onyar-*.service`,
  );
  expectThat(security.status === 0, `systemd-analyze security: ${security.output.slice(-300)}`);
  const again = await inside(install('0.9.0'));
  expectThat(again.status === 0, `the same archive again ends with ${again.status}:\n${again.output}`);
}

async function tryUpgrade({ inside }: Debian): Promise<void> {
  const answers = await visitDuring(async () => {
    const upgrade = await inside(install('0.9.1'));
    expectThat(upgrade.status === 0, `the upgrade ends with ${upgrade.status}:\n${upgrade.output}`);
  });
  const failed = answers.filter((status) => status !== 200);
  console.log(`Upgrade: ${answers.length} requests, ${failed.length} failed.`);
  expectThat(failed.length === 0, `requests failed: ${failed}`);
  await expectVersion('0.9.1');
  // Pages opened before the upgrade load their files from the new processes.
  await expectFile('0.9.0');
  const backups = (await inside('ls /var/lib/onyar/backups')).output;
  expectThat(backups.endsWith('.dump.age'), `there is no backup from before the upgrade: ${backups}`);
  const damaged = await inside(`cp /root/${archiveName('0.9.0')} /root/${archiveName('0.9.9')}
    sed s/0.9.0/0.9.9/ /root/onyar-0.9.0.sha256 | sed 's/^./x/' | tr x 0 > /root/onyar-0.9.9.sha256
    echo > /root/${archiveName('0.9.9')}
    ${install('0.9.9')}`);
  expectThat(
    damaged.status !== 0 && damaged.output.includes('is damaged'),
    `a damaged archive: ${damaged.output}`,
  );
}

async function tryFailure({ inside }: Debian): Promise<void> {
  const broken = await inside(install('0.9.2'));
  expectThat(
    broken.status === 1,
    `an archive that does not start ends with ${broken.status}:\n${broken.output}`,
  );
  expectThat(broken.output.includes('0.9.1 runs again'), `after the failure: ${broken.output}`);
  await expectVersion('0.9.1');
  const help = await inside(install('0.9.0', '--help'));
  expectThat(help.output.includes('--site'), `install.sh --help: ${help.output}`);
  await expectVersion('0.9.1');
  const back = await inside(install('0.9.0'));
  expectThat(back.status === 0, `the way back ends with ${back.status}:\n${back.output}`);
  await expectVersion('0.9.0');
}

/** The backup from before the upgrade, as a copy beside the database and in its place. */
async function tryRestore({ inside }: Debian): Promise<void> {
  for (const flags of ['--as-copy', '']) {
    const command = `/opt/onyar/current/deploy/restore latest --identity - ${flags} < /root/clinic.key`;
    const { status, output } = await inside(command);
    expectThat(status === 0 && output.includes('Restored the state of'), `restore ${flags}: ${output}`);
  }
  for (const port of ports) await untilReady(port);
  await expectVersion('0.9.0');
}

/** deploy/restore starts the processes and does not wait for them. */
async function untilReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + 60_000; Date.now() < end && !(await isReady()); ) await delay(200);
}

/** All processes are ready, and those of the site serve the pages of this version. */
async function expectVersion(version: string): Promise<void> {
  for (const port of ports) {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    expectThat(status === 200, `/readyz on ${port} answers ${status}`);
  }
  await expectFile(version);
}

async function expectFile(version: string): Promise<void> {
  for (const port of [firstPort, secondPort]) {
    const { status } = await fetch(`http://127.0.0.1:${port}/assets/only-${version}.js`);
    expectThat(status === 200, `the file of ${version} on ${port}: ${status}`);
  }
}

/** A visitor behind a proxy, which asks the other process if one does not accept the request. */
async function visitDuring(action: () => Promise<void>): Promise<number[]> {
  const answers: number[] = [];
  let isOver = false;
  const ask = (port: number, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  const visitor = (async () => {
    while (!isOver) {
      const [one, other] = answers.length % 2 === 0 ? [firstPort, secondPort] : [secondPort, firstPort];
      const path = answers.length % 3 === 0 ? '/assets/only-0.9.0.js' : '/plans';
      answers.push(await ask(one, path).catch(() => ask(other, path).catch(() => 0)));
      await delay(20);
    }
  })();
  await action().finally(() => {
    isOver = true;
  });
  await visitor;
  return answers;
}

function expectThat(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(sentence);
}
