# The site and its server. The last stages have Node, what was built and PGlite: no npm packages to
# build a site with, and no compiler. deploy/README.md says how each step was tried.
FROM node:22-bookworm-slim AS build
# The history tells when a page was last changed.
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG SITE_URL ALLOW_PLACEHOLDERS
ENV SITE_URL=$SITE_URL ALLOW_PLACEHOLDERS=$ALLOW_PLACEHOLDERS EMBEDDED_API=1
RUN npm run build
# All programs in one folder two levels deep, as their sources are: they look for migrations from there.
RUN npx esbuild start=server/start.ts migrate=scripts/migrate.ts backup=scripts/backup.ts \
    restore=scripts/restore.ts leads=scripts/leads/index.ts person=scripts/person.ts smoke=scripts/smoke/index.ts \
    --bundle --platform=node --target=node22 --outdir=server/bundle \
    --external:pg-native --external:@electric-sql/pglite --log-level=warning

FROM node:22-bookworm-slim AS site
WORKDIR /site
COPY --from=build /site/server/bundle server/bundle
COPY --from=build /site/server/database/hosted-roles.sql server/database/
COPY --from=build /site/supabase/migrations supabase/migrations
COPY --from=build /site/node_modules/@electric-sql/pglite node_modules/@electric-sql/pglite
COPY --from=build /site/package.json ./
COPY --from=build /site/build build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SITE_DIR=/site/build DATA_DIR=/data
RUN mkdir /data /backups && chown node:node /data /backups
USER node
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=30s --timeout=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/bundle/start.js"]

# The same with what backups need: restic.
FROM site AS backup
USER root
RUN apt-get update && apt-get install -y --no-install-recommends restic ca-certificates openssh-client && rm -rf /var/lib/apt/lists/*
COPY deploy/backup.sh deploy/backup.sh
USER node
HEALTHCHECK NONE
CMD ["sh", "-c", "while :; do deploy/backup.sh || echo 'The backup failed.' >&2; sleep 86400; done"]
