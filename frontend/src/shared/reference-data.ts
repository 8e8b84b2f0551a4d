export * from './reference-data/index.gen';
