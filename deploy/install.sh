#!/bin/sh
# Installs Onyar on Debian 12 or 13 without containers, or upgrades it: install.sh onyar-1.2.3-linux-x64.tar.gz [flags]
# The archive contains Node and the built site; no git, npm or compiler is needed. Flags go to deploy/init, which asks
# the settings at the first run. An older archive goes back. Instructions: docs/operating/without-containers.md.
set -eu
umask 022

base=/opt/onyar
state=/var/lib/onyar
environment=/etc/onyar/environment
# The one for jobs first: it is the first to meet a new database.
units='onyar-worker onyar-app@1 onyar-app@2'
kept_releases=3

say() { echo "$*"; }
fail() {
  echo "$*" >&2
  exit 1
}

usage() {
  cat << 'END'
sudo sh install.sh onyar-1.2.3-linux-x64.tar.gz [flags]: installs the release, or upgrades to it.

Beside the archive: onyar-1.2.3.sha256. The first run asks for the settings; these flags and variables answer, too:

  --site clinica.example          name of the site
  --mail 'Clínica <citas@clinica.example>'   sender of letters
  --wallet-merchant ID --wallet-webhook ID   of PayPal
  --sandbox                       the keys are of PayPal's sandbox
  --backup-recipient age1…        who restores backups; without it a key is made and printed
  --time-zone Europe/Madrid       of reports
  --alarm-mail tecnica@example.org           who gets alarms besides the clinic
  SMTP_URL, PAYPAL_CLIENT_ID, PAYPAL_SECRET  with sudo --preserve-env=SMTP_URL,PAYPAL_CLIENT_ID,PAYPAL_SECRET
  DATABASE_URL                    another PostgreSQL; without it one is set up here
END
}

case " $* " in *' --help '* | *' -h '*) usage && exit ;; esac
[ "$(id -u)" = 0 ] || fail 'Run it as root: sudo sh install.sh <archive>'
archive=${1:?'install.sh <archive> [flags]; install.sh --help explains them'}
shift
[ -f "$archive" ] || fail "There is no file $archive."
. /etc/os-release
case "${ID:-}-${VERSION_ID:-}" in
  debian-12 | debian-13) ;;
  *) fail "This is ${PRETTY_NAME:-no Debian}; install.sh is for Debian 12 and 13." ;;
esac

# Without systemd (a chroot) everything is installed, and nothing is started.
has_systemd() { [ -d /run/systemd/system ]; }

check_archive() {
  name=$(basename "$archive")
  version=$(expr "$name" : 'onyar-\([0-9][0-9.]*[0-9]\)-linux-.*\.tar\.gz$') || fail "$name is no archive of Onyar."
  case "$name-$(uname -m)" in
    *-x64.tar.gz-x86_64 | *-arm64.tar.gz-aarch64) ;;
    *) fail "$name is for another processor than this $(uname -m)." ;;
  esac
  sums=$(dirname "$archive")/onyar-$version.sha256
  if [ -f "$sums" ]; then
    (cd "$(dirname "$archive")" && sha256sum --check --strict --quiet --ignore-missing "$(basename "$sums")") ||
      fail "$name is damaged: its checksum is another one."
  else
    say "There is no $(basename "$sums") beside the archive: its checksum is not checked."
  fi
}

install_packages() {
  for package in postgresql postgresql-client ca-certificates curl; do
    dpkg-query --show --showformat '${db:Status-Status}' "$package" 2> /dev/null | grep -qx installed || missing=yes
  done
  [ "${missing:-no}" = yes ] || return 0
  say 'Installing PostgreSQL and curl …'
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    postgresql postgresql-client ca-certificates curl > /dev/null
}

create_user() {
  id onyar > /dev/null 2>&1 ||
    useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin onyar
  install -d -m 700 -o onyar -g onyar "$state" "$state/data" "$state/backups"
  install -d -m 750 -o root -g onyar /etc/onyar
  install -d -m 755 "$base" "$base/releases"
}

unpack() {
  release=$base/releases/$version
  [ ! -d "$release" ] || return 0
  say "Unpacking $version …"
  rm -rf "$base/releases/.unfinished"
  mkdir "$base/releases/.unfinished"
  tar -xzf "$archive" --no-same-owner -C "$base/releases/.unfinished"
  mv "$base/releases/.unfinished/onyar-$version" "$release"
  rmdir "$base/releases/.unfinished"
}

node() { "$release/node_modules/.bin/node" "$@"; }

# A program of the release as the user onyar with the settings.
operate() (
  set -a
  . "$environment"
  set +a
  cd "$release"
  exec runuser -u onyar -- node_modules/.bin/node "build/process/$1.js"
)

# The first time: a database, its owner, and the settings.
configure() {
  [ ! -f "$environment" ] || return 0
  if [ -z "${DATABASE_URL:-}" ]; then create_database; fi
  say "Settings for $environment:"
  # It ends with 1 if this machine is not ready yet, for example without a DNS entry; the settings are written then.
  (cd "$release" && DATABASE_URL=$DATABASE_URL node build/process/init.js --server --folder /etc/onyar "$@") || has_errors=yes
  [ -f "$environment" ] || fail 'Run the same command again when you have the answers.'
  # Programs run in the folder of their release, which contains the file that its pages were built with.
  echo "CLINIC_CONFIG='clinic.config.ts'" >> "$environment"
  # Each unit sets its own.
  sed -i '/^PORT=/d' "$environment"
  chown root:onyar "$environment"
  chmod 640 "$environment"
}

create_database() {
  set -- $(pg_lsclusters --no-header | head -n 1)
  cluster=${1:?'There is no cluster of PostgreSQL: pg_createcluster makes one.'} name=$2 port=$3
  [ "$4" = online ] || pg_ctlcluster "$cluster" "$name" start
  password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
  as_postgres() { (cd / && runuser -u postgres -- "$@"); }
  owner=$(as_postgres psql --port "$port" -Atc "select 1 from pg_roles where rolname = 'onyar'")
  verb=create
  [ -z "$owner" ] || verb=alter
  # deploy/restore restores into a new database, which the owner creates.
  # Through a pipe, because other users can read the arguments of a program.
  echo "$verb role onyar login createrole createdb password '$password'" | as_postgres psql --port "$port" -q -v ON_ERROR_STOP=1
  as_postgres psql --port "$port" -Atc "select 1 from pg_database where datname = 'onyar'" | grep -q 1 ||
    as_postgres createdb --port "$port" --owner=onyar --template=template0 --encoding=UTF8 --locale=C.UTF-8 onyar
  DATABASE_URL=postgres://onyar:$password@127.0.0.1:$port/onyar
}

install_units() {
  for file in "$release"/deploy/systemd/*; do install -m 644 "$file" /etc/systemd/system/; done
  ! has_systemd || systemctl daemon-reload
}

# The folder changes in one step; running processes keep the one that they have started in.
switch_to() {
  ln -sfn "$1" "$base/current.new"
  mv -T "$base/current.new" "$base/current"
}

# Pages of the release before are still open in browsers, and load its files from here.
keep_former_files() {
  former=$(readlink -f "$base/current" || true)
  [ -d "$former/build/client/assets" ] && [ "$former" != "$release" ] || return 0
  cp --no-clobber --recursive "$former/build/client/assets/." "$release/build/client/assets/" 2> /dev/null || true
  cp --no-clobber --recursive "$release/build/client/assets/." "$former/build/client/assets/" 2> /dev/null || true
}

port_of() { sed -n "s/^ExecStart=.* PORT=\([0-9%i]*\) .*/\1/p" "/etc/systemd/system/$(echo "$1" | sed 's/@.*/@/').service" | sed "s/%i/${1#*@}/"; }

restart() {
  for unit in $units; do
    systemctl restart "$unit"
    curl --fail --silent --show-error --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors \
      "http://127.0.0.1:$(port_of "$unit")/readyz" 2> /dev/null || {
      say "$unit is not ready: journalctl -u $unit -n 50"
      return 1
    }
    say "$unit runs $version."
  done
}

start() {
  former=$(readlink -f "$base/current" || true)
  if ! has_systemd; then
    switch_to "$release"
    say 'systemd does not run here: nothing was started.'
    return 0
  fi
  if [ -d "$former" ] && [ "$former" != "$release" ] && grep -q "^BACKUP_RECIPIENT='.*[a-z]" "$environment"; then
    say 'Making a backup …'
    has_new_backup || systemctl start onyar-backup.service || fail 'The backup failed, so nothing was changed: journalctl -u onyar-backup -n 20'
  fi
  say 'Updating the database …'
  operate migrate || fail 'The database could not be updated; the site still runs as before.'
  keep_former_files
  switch_to "$release"
  systemctl enable --quiet $units onyar-backup.timer
  systemctl start onyar-backup.timer
  restart && return 0
  [ -d "$former" ] && [ "$former" != "$release" ] || exit 1
  switch_to "$former"
  version=$(basename "$former")
  restart || true
  fail "The new release did not start; $version runs again."
}

# Names of backups have the minute, and none is overwritten: the way back right after an upgrade uses that of the upgrade.
has_new_backup() { [ -n "$(find "$state/backups" -name 'onyar-*.dump.age' -mmin -1)" ]; }

remove_old() {
  ls -1t "$base/releases" | tail -n "+$((kept_releases + 1))" | while read -r old; do
    [ "$(readlink -f "$base/current")" = "$base/releases/$old" ] || rm -rf "$base/releases/${old:?}"
  done
}

check_archive
install_packages
create_user
unpack
touch "$release"
configure "$@"
install_units
start
remove_old
say "Onyar $version is installed in $base/current."
[ "${has_errors:-no}" = no ] || say "Not ready for visitors yet: correct the errors listed above, then run $base/current/deploy/doctor."
