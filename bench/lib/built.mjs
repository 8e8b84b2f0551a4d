export const built = (file) => import(new URL(`../../backend/dist/src/${file}`, import.meta.url).href);
