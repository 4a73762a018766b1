/** What follows after the answers; its lines fit a terminal. */
type NextSteps = {
  /** @param file the settings */
  onError: (file: string) => string;
  next: readonly string[];
};

export const inContainers: NextSteps = {
  onError: () =>
    'If an answer is wrong, remove .env and run deploy/init again (it makes new keys: print the new page).\n' +
    'Otherwise correct the cause and go on.',
  next: [
    'docker compose up --build --detach',
    'docker compose logs | grep Welcome',
    'docker compose exec backup node build/process/nightly-backup.js now',
    'deploy/doctor',
  ],
};

/** Of deploy/install.sh, which has asked and starts the processes now. */
export const onServer: NextSteps = {
  onError: (file) =>
    `If an answer is wrong, edit ${file}\nand run: sudo systemctl restart onyar-worker onyar-app@1 onyar-app@2`,
  next: [
    '(proxy and certificate: docs/operating/without-containers.md of the release)',
    'sudo systemctl start onyar-backup',
    'sudo /opt/onyar/current/deploy/doctor',
    "sudo journalctl -u 'onyar-*' -o cat | grep Welcome",
  ],
};
