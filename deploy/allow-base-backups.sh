#!/bin/sh
# Runs once, when the database is created: the nightly base backup connects from another container of this network.
set -e
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
