#!/bin/sh
# Stands in for systemctl where systemd does not run: starts the units of Onyar by their files, with user and rights.
set -eu
state=/run/onyar-units
mkdir -p "$state"

file_of() {
  case $1 in
    *@*) echo "/etc/systemd/system/${1%%@*}@.service" ;;
    *) echo "/etc/systemd/system/$1.service" ;;
  esac
}

value_of() { sed -n "s/^$2=//p" "$(file_of "$1")" | sed "s/%i/${1#*@}/g"; }

# Replaces this shell by the program of the unit, so that signals reach it.
run() {
  set -a
  eval "$(value_of "$1" Environment)"
  . "$(value_of "$1" EnvironmentFile)"
  set +a
  umask 077
  cd "$(value_of "$1" WorkingDirectory)"
  # shellcheck disable=SC2046 # several words
  exec setpriv --reuid=onyar --regid=onyar --init-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
    $(value_of "$1" ExecStart)
}

stop() {
  [ -f "$state/$1" ] || return 0
  pid=$(cat "$state/$1")
  kill -TERM "$pid" 2> /dev/null || true
  while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
  rm "$state/$1"
}

start() {
  [ -f "$(file_of "$1")" ] || return 0
  if [ "$(value_of "$1" Type)" = oneshot ]; then
    (run "$1" >> "/var/log/$1.log" 2>&1)
    return
  fi
  (run "$1" >> "/var/log/$1.log" 2>&1) &
  echo $! > "$state/$1"
}

command=$1
shift
if [ "$command" = list-units ]; then
  for unit in onyar-app@1 onyar-app@2 onyar-worker onyar-backup; do echo "$unit.service loaded"; done
  exit
fi
for name; do
  unit=${name%.service}
  case $unit in
    -* | *.timer) ;;
    postgresql@*)
      cluster=${unit#postgresql@}
      [ "$command" != start ] || pg_ctlcluster --skip-systemctl-redirect "${cluster%%-*}" "${cluster#*-}" start
      ;;
    onyar*)
      case $command in
        start) start "$unit" ;;
        stop) stop "$unit" ;;
        restart) stop "$unit" && start "$unit" ;;
      esac
      ;;
  esac
done
