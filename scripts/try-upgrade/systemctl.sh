#!/bin/sh
# Stand-in for systemctl in the trial of deploy/upgrade: starts and stops the two processes of an installation, whose
# folder is in INSTALLATION.
set -eu
unit=$(eval "echo \${$#}")

is_running() { [ -e "/proc/$(cat "$INSTALLATION/$unit.pid")/exe" ]; }

case $1 in
  list-units) printf 'onyar.service enabled\nonyar-second.service enabled\nonyar-backup.service static\n' ;;
  show)
    case $* in *ExecStart*) exit ;; esac
    printf '%s (ignore_errors=no)\n' "$INSTALLATION/environment" "$INSTALLATION/$unit"
    ;;
  restart | stop)
    if [ -e "$INSTALLATION/$unit.pid" ] && is_running; then
      kill "$(cat "$INSTALLATION/$unit.pid")"
      while is_running; do sleep 0.1; done
    fi
    if [ "$1" = stop ]; then exit; fi
    set -a
    . "$INSTALLATION/environment"
    . "$INSTALLATION/$unit"
    cd "$INSTALLATION/current"
    setsid "$NODE" build/process/server.js > "$INSTALLATION/$unit.log" 2>&1 < /dev/null &
    echo $! > "$INSTALLATION/$unit.pid"
    ;;
esac
