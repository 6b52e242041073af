/**
 * Offers the metrics of the portal to Prometheus, at `/metrics`. Loaded before the backend:
 * `node --require ./packages/backend/instrumentation.cjs packages/backend`. `OTEL_EXPORTER_PROMETHEUS_HOST` and
 * `OTEL_EXPORTER_PROMETHEUS_PORT` say where; by default on this machine alone, port 9464.
 */
const { isMainThread } = require('node:worker_threads');

// Workers of the backend would try to listen on the same port.
if (isMainThread) {
  const { PrometheusExporter } = require('@opentelemetry/exporter-prometheus');
  const { NodeSDK } = require('@opentelemetry/sdk-node');

  const exporter = new PrometheusExporter(
    {
      host: process.env.OTEL_EXPORTER_PROMETHEUS_HOST || '127.0.0.1',
      port: Number(process.env.OTEL_EXPORTER_PROMETHEUS_PORT || 9464),
      // It tells command line, user and machine.
      withoutTargetInfo: true,
    },
    error => {
      // The portal works without.
      if (error) {
        process.stderr.write(`There are no metrics: ${error.message}\n`);
      }
    },
  );
  new NodeSDK({ metricReaders: [exporter] }).start();
}
