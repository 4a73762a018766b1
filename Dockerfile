# syntax=docker/dockerfile:1
# Three images: `app`, `database` (PostgreSQL with the backup job) and `proxy`. compose.yaml builds and runs them;
# `npm run try:image` builds them here without Docker. The base images are arguments, so that a mirror can stand in.
ARG NODE_IMAGE=node:24.21.0-trixie-slim
ARG POSTGRES_IMAGE=postgres:18-trixie
ARG CADDY_IMAGE=caddy:2.11

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Includes optional packages, because the build's compilers are optional.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The clinic's file inside this folder; it is built into the pages.
ARG CLINIC_CONFIG=clinic.config.ts
ENV CLINIC_CONFIG=/app/${CLINIC_CONFIG} NODE_ENV=production
RUN npm run build && node scripts/build/serving-packages.mjs /serving

FROM ${CADDY_IMAGE} AS proxy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/build/unavailable.html /srv/unavailable.html

# PostgreSQL and the nightly backup in one image, so that pg_dump always has the version of the server.
FROM ${POSTGRES_IMAGE} AS database
# curl and scp copy backups to another place (BACKUP_COPY_COMMAND).
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates curl openssh-client \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o postgres -g postgres /var/lib/onyar /var/lib/onyar/backups /var/lib/onyar/wal
COPY deploy/allow-base-backups.sh /docker-entrypoint-initdb.d/
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /serving/node_modules node_modules
COPY --from=build /app/package.json /app/*.config.ts ./
COPY --from=build /app/db db
COPY --from=build /app/src src
COPY --from=build /app/build/process build/process

FROM ${NODE_IMAGE} AS app
WORKDIR /app
ARG CLINIC_CONFIG=clinic.config.ts
# Halves the memory: docs/decisions/0057.
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
ENV NODE_ENV=production CLINIC_CONFIG=/app/${CLINIC_CONFIG} HOST=0.0.0.0 DATA_DIR=/var/lib/onyar/data
COPY --from=build /serving/node_modules node_modules
COPY --from=build /app/package.json /app/*.config.ts ./
COPY --from=build /app/db db
# The process reads fonts and tables beside its sources.
COPY --from=build /app/src src
COPY --from=build /app/build build
RUN install -d -o node -g node /var/lib/onyar /var/lib/onyar/data /var/lib/onyar/assets
USER node
EXPOSE 3000
# Not /readyz: an unreachable database must not restart the process.
HEALTHCHECK --interval=15s --timeout=5s --retries=6 CMD ["node", "build/process/is-alive.js"]
# Without npm, so that signals reach the process.
CMD ["node", "build/process/server.js"]
