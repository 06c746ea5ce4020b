# syntax=docker/dockerfile:1
# Stage 1 installs everything and builds web app and server; stage 2 installs the API's dependencies; stage 3
# is the image: Node 24, what was built, and the sources, which the commands run.
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
COPY apps/api/package.json apps/api/
COPY apps/e2e/package.json apps/e2e/
COPY apps/wearable-sandbox/package.json apps/wearable-sandbox/
COPY apps/web/package.json apps/web/
COPY packages/activity-files/package.json packages/activity-files/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/db/package.json packages/db/
COPY packages/domain/package.json packages/domain/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/paper/package.json packages/paper/
COPY packages/plan-engine/package.json packages/plan-engine/
COPY packages/ui/package.json packages/ui/
COPY packages/wearable/package.json packages/wearable/
COPY packages/workout-files/package.json packages/workout-files/
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm --filter @triplan/web --filter @triplan/api run build

FROM build AS production
RUN CI=true pnpm install --frozen-lockfile --prod --filter "@triplan/api..."

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install --directory --owner=node --group=node /data
COPY --from=production --chown=root:root /app/package.json /app/pnpm-workspace.yaml ./
COPY --from=production --chown=root:root /app/node_modules node_modules
COPY --from=production --chown=root:root /app/packages packages
COPY --from=production --chown=root:root /app/apps/api apps/api
COPY --from=build --chown=root:root /app/apps/web/dist apps/web/dist
COPY --from=build --chown=root:root /app/apps/api/bundle apps/api/bundle
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/bundle/main.js"]
