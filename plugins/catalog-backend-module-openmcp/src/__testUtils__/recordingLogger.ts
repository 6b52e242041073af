import { LoggerService } from '@backstage/backend-plugin-api';

/** Notes what is logged, one text a line. */
export function recordingLogger(lines: string[]): LoggerService {
  const log = (message: string, meta?: unknown) =>
    lines.push(`${message} ${JSON.stringify(meta ?? {})}`);
  const logger: LoggerService = {
    error: log,
    warn: log,
    info: log,
    debug: log,
    child: () => logger,
  };
  return logger;
}
