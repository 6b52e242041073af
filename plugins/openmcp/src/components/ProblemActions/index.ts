export { ProblemActions } from './ProblemActions';
export { SignInButton } from './SignInButton';
export { useProblemReason } from './useProblemReason';
