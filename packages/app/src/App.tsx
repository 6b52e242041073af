import { createApp } from '@backstage/frontend-defaults';
import { navigationModule } from './modules/navigation';
import { signInModule } from './modules/signIn';

// Plugins are found among the dependencies of this package (`app.packages`).
export default createApp({
  features: [navigationModule, signInModule],
});
