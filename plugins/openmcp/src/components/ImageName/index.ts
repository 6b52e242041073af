export * from './ImageName';
export * from './shortImage';
