import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildah } from './commands.ts';

type ContainerOptions = {
  image: string;
  user: string;
  env: Record<string, string>;
  command: readonly string[];
  /** Path in the container and folder here. */
  volumes: Record<string, string>;
  isReadOnly: boolean;
  capabilities: 'none' | 'bind' | 'default';
  logFile: string;
};

export type Container = {
  process: ChildProcess;
  /** Runs another command in the same image and with the same settings, as `docker exec` does. */
  execute: (command: readonly string[]) => Promise<{ status: number | null; output: string }>;
  stop: () => Promise<number | null>;
};

/**
 * Runs a command of an image as Docker would, with what a process of root may do here: a mount namespace of its own, a
 * read-only root, other user, no capabilities. It shares the network of this machine.
 */
export function startContainer(options: ContainerOptions): Container {
  const id = buildah('from', options.image);
  const files = buildah('mount', id);
  const start = (command: readonly string[]) => {
    const script = [...mountCommands(files, options), enter(files, options)];
    // Each program replaces the one before, so that a signal reaches the container's command.
    return spawn('unshare', ['--mount', 'sh', '-ec', script.join('\n'), 'sh', ...command], {
      env: { ...imageSettings(options.image), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const child = start(options.command);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => appendFileSync(options.logFile, data));
  return {
    process: child,
    async execute(command) {
      const other = start(command);
      let output = '';
      for (const stream of [other.stdout, other.stderr])
        stream.on('data', (data: Buffer) => {
          output += data;
        });
      const [status] = await once(other, 'close');
      return { status: status as number | null, output };
    },
    async stop() {
      if (child.exitCode === null) {
        const end = once(child, 'exit');
        child.kill('SIGTERM');
        await end;
      }
      buildah('umount', id);
      buildah('rm', id);
      return child.exitCode;
    },
  };
}

/** Environment of an image, from its Dockerfile. */
function imageSettings(image: string): Record<string, string> {
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', image)) as {
    OCIv1: { config: { Env?: string[] } };
  };
  const pairs = (OCIv1.config.Env ?? []).map((each) => {
    const [name = '', ...rest] = each.split('=');
    return [name, rest.join('=')];
  });
  return Object.fromEntries(pairs);
}

function mountCommands(files: string, { volumes, isReadOnly }: ContainerOptions): string[] {
  const bind = Object.entries(volumes).map(([inside, outside]) => {
    const place = join(files, inside);
    return `mkdir -p ${place} && mount --bind ${outside} ${place}`;
  });
  return [
    'mount --make-rprivate /',
    `mount --bind ${files} ${files}`,
    ...bind,
    ...(isReadOnly ? [`mount -o remount,ro,bind ${files}`] : []),
    `mount -t tmpfs tmpfs ${files}/tmp && chmod 1777 ${files}/tmp`,
    `mount --rbind /proc ${files}/proc`,
    `mount --rbind /dev ${files}/dev`,
  ];
}

const bounding = { none: '-all', bind: '-all,+net_bind_service', default: '+all' };

function enter(files: string, { user, capabilities }: ContainerOptions): string {
  const rights = `--bounding-set=${bounding[capabilities]} --inh-caps=-all`;
  const drop = user === 'root' ? '' : `--reuid=${user} --regid=${user} --init-groups --no-new-privs`;
  return `exec chroot ${files} setpriv ${drop} ${rights} sh -c 'cd /app 2> /dev/null; exec "$@"' sh "$@"`;
}
