# syntax=docker/dockerfile:1
# One image for every role; ROLES says which parts a container runs.

FROM node:24.21.0-bookworm-slim AS built
WORKDIR /meydan
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY admin/package.json admin/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node -e "import('./backend/bin/build.mjs').then(({ build }) => build(console.log))"

FROM node:24.21.0-bookworm-slim AS libraries
WORKDIR /meydan
COPY package.json package-lock.json ./
COPY backend/package.json backend/
RUN npm ci --no-audit --no-fund --omit=dev --workspace backend

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 DATA_DIR=/data
WORKDIR /meydan
COPY --from=libraries /meydan/node_modules node_modules
# npm puts a library here when another version of it stands above.
COPY --from=libraries /meydan/backend/node_modules backend/node_modules
COPY --from=built /meydan/package.json package.json
COPY --from=built /meydan/backend/package.json backend/package.json
COPY --from=built /meydan/backend/dist backend/dist
COPY --from=built /meydan/frontend/dist frontend/dist
COPY --from=built /meydan/admin/dist admin/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/src/main.js"]
