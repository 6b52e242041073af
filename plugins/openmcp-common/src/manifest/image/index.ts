export * from './isImageAllowed';
export * from './parseImageReference';
