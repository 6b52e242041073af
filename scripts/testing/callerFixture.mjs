// Says when it is ready, and ends when its caller is gone.
import { whenCallerIsGone } from '../processes/whenCallerIsGone.mjs';

process.env.npm_lifecycle_event = 'start';
whenCallerIsGone(() => process.exit(0));
process.stdout.write(`id ${process.pid}\n`);
setInterval(() => {}, 1000);
