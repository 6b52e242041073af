const { code, sentence, table } = require('../markdown.cjs');
const {
  literalText,
  parseSources,
  propertyOf,
  ts,
  visit,
} = require('../sources.cjs');

const kinds = {
  createCounter: 'counter',
  createUpDownCounter: 'counter that goes up and down',
  createGauge: 'gauge',
  createHistogram: 'histogram',
  createObservableCounter: 'counter',
  createObservableUpDownCounter: 'counter that goes up and down',
  createObservableGauge: 'gauge',
};
/** As the exporter of OpenTelemetry for Prometheus calls it; it adds no unit. */
function prometheusName(name, kind) {
  const base = name.replace(/[^a-zA-Z0-9_]/g, '_');
  return kind === 'counter' ? `${base}_total` : base;
}

/** Every metric that the sources of the plugins make. */
function readMetrics() {
  const metrics = [];
  for (const file of parseSources(/\.create\w*(Counter|Gauge|Histogram)\b/)) {
    visit(file, node => {
      const method =
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        node.expression.name.text;
      const name = method in kinds && literalText(node.arguments[0]);
      if (!name) {
        return;
      }
      const kind = kinds[method];
      const unit = literalText(propertyOf(node.arguments[1], 'unit'));
      metrics.push({
        name,
        kind,
        unit,
        prometheus: prometheusName(name, kind),
        attributes: (node.typeArguments?.[0]?.members ?? []).map(member =>
          member.name.getText(),
        ),
        description: sentence(
          literalText(propertyOf(node.arguments[1], 'description')),
        ),
      });
    });
  }
  return metrics.sort((a, b) => (a.name < b.name ? -1 : 1));
}

module.exports = {
  'metrics.md': () => `# Metrics

What the plugins tell the metrics service of Backstage. No text from a cluster becomes an attribute. How they get to Prometheus,
with dashboards and alerts, is in [monitoring](../operations/monitoring.md).

${table(
  ['metric', 'in Prometheus', 'kind', 'unit', 'attributes', 'tells'],
  readMetrics().map(each => [
    code(each.name),
    code(each.prometheus),
    each.kind,
    each.unit ?? '',
    each.attributes.map(code).join(', '),
    each.description,
  ]),
)}

A histogram has \`_bucket\`, \`_sum\` and \`_count\` in Prometheus. Each backend process tells its own: take the maximum of gauges over
several of them, and the sum of counters and histograms.`,
  readMetrics,
};
