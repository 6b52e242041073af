export { PageBody } from './PageBody';
export { PageHead } from './PageHead';
export { PageHeading } from './PageHeading';
export { SkipLink } from './SkipLink';
