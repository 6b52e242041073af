export { ProblemActions } from './ProblemActions';
export { SignInButton } from './SignInButton';
export { problemReason, useProblemReason } from './useProblemReason';
