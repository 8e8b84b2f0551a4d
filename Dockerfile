# One image for every role: packages alone, then the build beside them, then what runs and nothing else.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /sankofa
COPY package.json package-lock.json ./
COPY backend/package.json backend/package.json
COPY frontend/package.json frontend/package.json
RUN npm ci --omit=dev --legacy-peer-deps --ignore-scripts --workspace=backend --include-workspace-root=false

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /sankofa
COPY . .
RUN npm ci --omit=dev --legacy-peer-deps --ignore-scripts && node scripts/build.mjs

FROM node:24.21.0-bookworm-slim
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Sankofa" \
  org.opencontainers.image.description="A membership platform for African creators and businesses" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION"
ENV NODE_ENV=production
WORKDIR /sankofa
COPY --from=packages /sankofa/package.json ./
COPY --from=packages /sankofa/node_modules ./node_modules
# With the packages of which another part needs another version.
COPY --from=packages /sankofa/backend ./backend
COPY --from=build /sankofa/backend/dist ./backend/dist
COPY --from=build /sankofa/frontend/dist ./frontend/dist
RUN install -d -o node -g node /var/lib/sankofa /backups
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "backend/dist/src/main.js"]
