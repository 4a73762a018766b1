# Read by the commands of this folder. An installation runs either in containers (compose.yaml and .env), or as systemd
# units with their settings in /etc/onyar/environment.
set -eu
cd "$(dirname "$0")/.."
environment=${ONYAR_ENVIRONMENT:-/etc/onyar/environment}

fail() {
  echo "$*" >&2
  exit 1
}

in_containers() { [ ! -f "$environment" ]; }

if in_containers; then settings=.env; else settings=$environment; fi

# Of every command but init.
require_settings() {
  if [ ! -f "$settings" ]; then
    fail 'Nothing is set up here yet: run deploy/init first (without containers: docs/operating/without-containers.md).'
  fi
}

# Without a terminal, docker must not ask for one.
terminal() { if [ ! -t 0 ] || [ ! -t 1 ]; then echo --no-TTY; fi; }

# Runs a program of build/process with the settings. In containers it runs where backups are made, which has access to
# the database, PostgreSQL's programs, the backups and the world outside.
operate() {
  program=$1
  shift
  if in_containers; then
    docker compose run --rm --no-deps $(terminal) --entrypoint node backup "build/process/$program.js" "$@"
  else
    (cd "$(release)" && as_onyar "$(node)" "build/process/$program.js" "$@")
  fi
}

# Where the running release of a server without containers is.
release() { if [ -e current ]; then echo current; else echo .; fi; }

node() {
  own=$PWD/$(release)/node_modules/.bin/node
  if [ -x "$own" ]; then echo "$own"; else echo node; fi
}

# As the service does: the user onyar, with the settings.
as_onyar() (
  set -a
  . "$environment"
  set +a
  if [ "$(id -u)" = 0 ] && id onyar > /dev/null 2>&1; then exec runuser -u onyar -- "$@"; fi
  exec "$@"
)

# The processes of the site, the one for jobs last.
processes() {
  if in_containers; then
    echo app-1 app-2 worker
  else
    systemctl list-units --all --plain --no-legend 'onyar*.service' | while read -r unit _; do
      case $unit in onyar-backup.service) ;; *) echo "$unit" ;; esac
    done
  fi
}

stop_processes() {
  if in_containers; then docker compose stop $(processes); else systemctl stop $(processes); fi
}

start_processes() {
  if in_containers; then docker compose start $(processes); else systemctl start $(processes); fi
}

# Waits until a process serves, at most three minutes.
wait_ready() {
  for _ in $(seq 180); do
    if is_ready "$1"; then return; fi
    sleep 1
  done
  return 1
}

is_ready() {
  if in_containers; then
    docker compose exec --no-TTY "$1" node build/process/is-alive.js /readyz
  else
    curl --fail --silent --output /dev/null "http://127.0.0.1:$(port_of "$1")/readyz"
  fi
}

# The unit's command names the port, or the last of its files with settings.
port_of() (
  PORT=$(systemctl show --property=ExecStart --value "$1" | sed -n 's/.* PORT=\([0-9]*\) .*/\1/p')
  if [ -n "$PORT" ]; then
    echo "$PORT"
    return
  fi
  PORT=3000
  for file in $(systemctl show --property=EnvironmentFiles --value "$1" | sed 's/ (.*//'); do . "$file"; done
  echo "$PORT"
)
