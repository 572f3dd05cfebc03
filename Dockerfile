# The site as an image: dependencies and build inside, settings from the environment (docs/deploy.md).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Development dependencies are needed to build; tsx runs the server.
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Written into the build: see .env.example.
ARG SITE_PROFILE=
ARG HOUSE_LANGUAGE=
ENV SITE_PROFILE=$SITE_PROFILE HOUSE_LANGUAGE=$HOUSE_LANGUAGE NEXT_TELEMETRY_DISABLED=1
# A build renders public pages: with an empty database here, which is thrown away. The running site renders them again.
RUN DATA_DIR=/var/lib/croupier-build node lib/cli/run.mjs build && rm -rf /var/lib/croupier-build /var/lib/croupier

FROM node:24-bookworm-slim
WORKDIR /app
# The image decides them: with other values the start would build again.
ARG SITE_PROFILE=
ARG HOUSE_LANGUAGE=
ENV NODE_ENV=production DATA_DIR=/data SITE_PROFILE=$SITE_PROFILE HOUSE_LANGUAGE=$HOUSE_LANGUAGE NEXT_TELEMETRY_DISABLED=1
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/wps/system/ping`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# PID 1 is the start process: it forwards SIGTERM and ends with code 1 when the server dies.
CMD ["node", "lib/cli/start.mjs"]
