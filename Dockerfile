# The site, its server and its commands, in one image. Its last stage has Node, restic and what scripts/bundle.ts
# puts together: no npm packages to build a site with, and no compiler.
FROM node:22-bookworm-slim AS build
# The history tells when a page was last changed.
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG SITE_URL ALLOW_PLACEHOLDERS IP_JSON_URL IP_TEXT_URL
ENV EMBEDDED_API=1
RUN npm run build && npm run bundle -- live && mv build live/site

FROM node:22-bookworm-slim AS site
# For backups. Before what changes at each release.
RUN apt-get update && apt-get install -y --no-install-recommends restic ca-certificates openssh-client && rm -rf /var/lib/apt/lists/*
WORKDIR /website
RUN mkdir /backups former && chown node:node /backups former
COPY --from=build /website/live ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SITE_DIR=/website/site
USER node
EXPOSE 3000
CMD ["deploy/container.sh"]
