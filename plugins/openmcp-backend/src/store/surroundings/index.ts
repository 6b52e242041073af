export { noSurroundings } from './createSurroundings';
export * from './Surroundings';
export * from './SurroundingsStore';
