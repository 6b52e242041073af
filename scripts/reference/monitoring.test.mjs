import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { headingAnchors } from '../documentation/headingAnchors.mjs';

const { readMetrics } = createRequire(import.meta.url)('./pages/metrics.cjs');
const read = file => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** Labels by the name of each series that Prometheus gets. */
const series = new Map(
  readMetrics().flatMap(({ prometheus, kind, attributes }) =>
    kind === 'histogram'
      ? [
          [`${prometheus}_bucket`, [...attributes, 'le']],
          [`${prometheus}_count`, attributes],
          [`${prometheus}_sum`, attributes],
        ]
      : [[prometheus, attributes]],
  ),
);
const alerts = parse(read('deploy/monitoring/alerts.yaml')).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json'));
const drawn = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({
    title,
    expr: expr.replaceAll('$cluster', '.*'),
  })),
);
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ title: alert, expr })),
  ...drawn,
];

/** Names of series and of labels in an expression, and whether it is PromQL at all. */
function lookAt(expression) {
  const found = { broken: false, names: [], labels: [] };
  parser.parse(expression).iterate({
    enter: node => {
      const text = expression.slice(node.from, node.to);
      found.broken ||= node.type.isError;
      if (node.name === 'VectorSelector') {
        found.names.push(/^\w+/.exec(text)[0]);
      }
      if (node.name === 'LabelName') {
        found.labels.push(text);
      }
    },
  });
  return found;
}

test('metrics are found in the sources', () => {
  assert.ok(series.size >= 7);
  assert.ok(series.has('openmcp_cluster_requests_total'));
});

test('a mistake in an expression is noticed', () => {
  assert.equal(lookAt('sum(rate(x[5m])').broken, true);
  assert.deepEqual(lookAt('sum by (a) (x{b="c"})'), {
    broken: false,
    names: ['x'],
    labels: ['a', 'b'],
  });
});

for (const { title, expr } of expressions) {
  test(`${title}: asks for series and labels that the backend tells`, () => {
    const { broken, names, labels } = lookAt(expr);
    assert.equal(broken, false, expr);
    assert.ok(names.length > 0, expr);
    assert.deepEqual(
      names.filter(name => !series.has(name)),
      [],
    );
    const known = new Set(names.flatMap(name => series.get(name)));
    assert.deepEqual(
      labels.filter(label => !known.has(label)),
      [],
    );
  });
}

test('the dashboard draws every metric', () => {
  const shown = new Set(drawn.flatMap(({ expr }) => lookAt(expr).names));
  assert.deepEqual(
    readMetrics()
      .map(({ prometheus }) => prometheus)
      .filter(name => ![...shown].some(each => each.startsWith(name))),
    [],
  );
});

test('panels of the dashboard do not lie on each other', () => {
  const places = new Set();
  for (const { title, gridPos } of dashboard.panels) {
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        assert.ok(!places.has(`${x},${y}`), title);
        assert.ok(x < 24, title);
        places.add(`${x},${y}`);
      }
    }
  }
});

test('every alert leads to a place of the runbook that is there', () => {
  const { host } = headingAnchors(read('docs/operations/runbook.md'));
  for (const { alert, annotations } of alerts) {
    const [page, anchor] = annotations.runbook.split('#');
    assert.equal(page, 'docs/operations/runbook.md');
    assert.ok(host.has(anchor), alert);
    assert.equal(anchor, alert.toLowerCase());
  }
});
