export * from './Embedded';
export * from './PageHeading';
