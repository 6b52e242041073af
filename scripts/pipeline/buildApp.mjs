// The step of `npm test` that builds the app. A build of the same sources is taken as it is.
import { reportFailure } from '../bootstrap/ExpectedError.mjs';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { ensureAppBuild } from '../portal/ensureAppBuild.mjs';

ensureAppBuild(repositoryRoot).catch(reportFailure);
